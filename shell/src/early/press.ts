/**
 * Tracks whether a press is in progress, or a word that an input method composes. The app's start takes a moment, and handing over the page
 * in the middle of either would lose it. The returned promise resolves once it has taken effect.
 */
export function watchPress(): () => Promise<void> {
  let isDown = false;
  const listeners: (() => void)[] = [];
  const onDown = () => {
    isDown = true;
  };
  // The click follows the pointer release in the same task; a timer runs after both.
  const onRelease = () =>
    setTimeout(() => {
      isDown = false;
      for (const tell of listeners.splice(0)) tell();
    });
  for (const type of ['pointerdown', 'compositionstart']) document.addEventListener(type, onDown, true);
  for (const type of ['pointerup', 'pointercancel', 'dragend', 'compositionend']) document.addEventListener(type, onRelease, true);
  return () => new Promise((resolve) => (isDown ? listeners.push(resolve) : resolve()));
}
