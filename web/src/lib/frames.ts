// What is done later, so that no task is long and the page is not laid out in between.

/** Something that is done when the next frame has been drawn, however often it is asked for: what is measured
 * there costs no layout of its own, and what is done there is a task of its own. */
export function afterFrame(run: () => void): { ask: () => void; forget: () => void } {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawn = (): void => {
    timer = setTimeout(() => {
      frame = 0;
      run();
    });
  };
  return {
    ask: () => void (frame ||= requestAnimationFrame(drawn)),
    forget: () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = 0;
    },
  };
}

/** Do something in a task of its own, as soon as the one that runs has ended. Returns how to leave it. */
export function nextTask(run: () => void): () => void {
  const { port1: here, port2: there } = new MessageChannel();
  here.onmessage = () => {
    here.close();
    run();
  };
  there.postMessage(null);
  return () => here.close();
}
