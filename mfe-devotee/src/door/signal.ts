/** How a result sounds and feels, so that nobody has to look: one high tone, two middle ones, a long low one. */
const SIGNALS = {
  in: { hertz: 880, tones: 1, seconds: 0.12, vibration: [60] },
  ask: { hertz: 520, tones: 2, seconds: 0.12, vibration: [60, 80, 60] },
  no: { hertz: 220, tones: 1, seconds: 0.4, vibration: [300] },
} as const;
export type Signal = keyof typeof SIGNALS;
const VOLUME = 0.15;
const PAUSE_SECONDS = 0.08;

let context: AudioContext | undefined;

/** Plays a signal where the browser can; silently nothing elsewhere. */
export function signal(which: Signal): void {
  const { hertz, tones, seconds, vibration } = SIGNALS[which];
  navigator.vibrate?.([...vibration]);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (let tone = 0; tone < tones; tone += 1) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    gain.gain.value = VOLUME;
    oscillator.frequency.value = hertz;
    oscillator.connect(gain).connect(context.destination);
    const from = context.currentTime + tone * (seconds + PAUSE_SECONDS);
    oscillator.start(from);
    oscillator.stop(from + seconds);
  }
}
