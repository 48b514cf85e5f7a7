// Where in its square picture a creature really is, so that it can stand as large as there is room.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIDE = 64;
/** The shadow under the feet is fainter than this. */
const SOLID = 80;
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };
const known = new Map<string, Box>();

/** The smallest box around everything solid, in parts of the side; the whole if nothing is. */
export function solidBox(pixels: Uint8ClampedArray, side: number): Box {
  let [left, top, right, bottom] = [side, side, -1, -1];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (pixels[(y * side + x) * 4 + 3]! < SOLID) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return WHOLE;
  return {
    x: left / side,
    y: top / side,
    width: (right - left + 1) / side,
    height: (bottom - top + 1) / side,
  };
}

/** Look at a loaded picture once; a browser that cannot shows it whole. */
export function boxOf(image: HTMLImageElement): Box {
  const key = image.src;
  const found = known.get(key);
  if (found) return found;
  let box = WHOLE;
  try {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIDE;
    const paper = canvas.getContext("2d", { willReadFrequently: true })!;
    paper.drawImage(image, 0, 0, SIDE, SIDE);
    box = solidBox(paper.getImageData(0, 0, SIDE, SIDE).data, SIDE);
  } catch {
    // no picture of it to be had: it is shown as it came
  }
  known.set(key, box);
  return box;
}

export interface Stand {
  side: number;
  left: number;
  top: number;
}

/** How large the picture gets, and where, so that its creature stands on the ground of a frame. With an
 * area no creature covers more than a square of that side: long and tall ones look as large as round ones. */
export function standing(box: Box, width: number, height: number, area = Infinity): Stand {
  const side = Math.min(
    width / box.width,
    height / box.height,
    2.6 * height,
    area / Math.sqrt(box.width * box.height),
  );
  return {
    side,
    left: width / 2 - side * (box.x + box.width / 2),
    top: height - side * (box.y + box.height),
  };
}
