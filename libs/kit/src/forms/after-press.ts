const RELEASES = ['pointerup', 'pointercancel'] as const;
let pressed = false;

if (typeof document !== 'undefined') {
  const note = (down: boolean) => () => {
    pressed = down;
  };
  document.addEventListener('pointerdown', note(true), true);
  for (const up of RELEASES) document.addEventListener(up, note(false), true);
}

/**
 * Runs `work` once no finger or mouse button is down. Otherwise a field blurred by pressing a button would show its error between press and
 * release and push the button away from the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  const released = () => {
    for (const up of RELEASES) document.removeEventListener(up, released);
    // The click follows the pointer release.
    setTimeout(work);
  };
  for (const up of RELEASES) document.addEventListener(up, released);
}
