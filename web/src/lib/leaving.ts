// What lies over the whole screen of a phone is left by its back button, as an app would be: browsers
// that know close watchers tell that, and Esc too. Others leave the page, as ever.

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Call back when somebody wants to leave what was opened; returns how to stop that. */
export function onLeave(leave: () => void): () => void {
  const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
  if (!Watcher) return () => {};
  const watcher = new Watcher();
  watcher.onclose = leave;
  return () => watcher.destroy();
}
