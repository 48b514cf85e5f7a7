// Addresses as codes that phones can read.
import qrcode from "qrcode-generator";

export interface Drawn {
  size: number;
  /** The dark squares, as the path of an SVG. */
  path: string;
}

export function drawn(text: string): Drawn {
  const qr = qrcode(0, "M");
  qr.addData(text);
  qr.make();
  const size = qr.getModuleCount();
  let path = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (qr.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size, path };
}
