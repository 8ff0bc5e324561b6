import bell from './temple-bell.wav';

/** Present, never startling. */
export const BELL_VOLUME = 0.3;

/** Rings the temple bell once. If the browser doesn't allow sound yet it stays silent; the overlay says the same. */
export function ringBell(): void {
  const sound = new Audio(bell);
  sound.volume = BELL_VOLUME;
  void sound.play()?.catch(() => undefined);
}
