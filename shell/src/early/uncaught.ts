const UNCAUGHT = ['error', 'unhandledrejection'] as const;

/**
 * Keeps errors and rejections that nobody caught from the browser's own reporting until the app has loaded, which each of them is a reason
 * for. The returned function stops keeping and returns them, in order.
 */
export function keepUncaught(needApp: () => void): () => Event[] {
  const kept: Event[] = [];
  const keep = (event: Event) => {
    // A file that failed to load is an `error` too, and nobody's exception.
    if (event.type === 'error' && !(event instanceof ErrorEvent)) return;
    event.preventDefault();
    kept.push(event);
    needApp();
  };
  for (const type of UNCAUGHT) window.addEventListener(type, keep);
  return () => {
    for (const type of UNCAUGHT) window.removeEventListener(type, keep);
    return kept;
  };
}
