/**
 * Whether a press lies between its down and its click. The app's start takes a moment, and a page that changes hands in the middle
 * of a press would lose it. The answer waits until the press has done what it does.
 */
export function watchPress(): () => Promise<void> {
  let isDown = false;
  const listeners: (() => void)[] = [];
  const onDown = () => {
    isDown = true;
  };
  // The click follows the release in the same task; a timer comes after both.
  const onRelease = () =>
    setTimeout(() => {
      isDown = false;
      for (const tell of listeners.splice(0)) tell();
    });
  document.addEventListener('pointerdown', onDown, true);
  for (const type of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(type, onRelease, true);
  return () => new Promise((resolve) => (isDown ? listeners.push(resolve) : resolve()));
}
