import { color } from '../theme/color-tokens.ts';

export type SkyTone = keyof typeof color.sky;
/** A tone at a position on the band, from 0 at its beginning to 1 at its end. */
export type SkyStop = readonly [at: number, tone: SkyTone];

/** The day a band shows, sunrise to sunrise, in UTC milliseconds. On a polar day the Sun doesn't rise or set. */
export interface SkyDay {
  startsAt: number;
  endsAt: number;
  sunset: number | null;
  sun: 'rises-and-sets' | 'stays-up' | 'stays-down';
}

const MINUTE_MS = 60_000;
/** Minutes from sunrise or before sunset at which the light changes; a short day squeezes them. */
const MORNING: readonly (readonly [number, SkyTone])[] = [
  [0, 'sunrise'],
  [50, 'day'],
  [150, 'noon'],
];
const AFTERNOON: readonly (readonly [number, SkyTone])[] = [
  [-120, 'noon'],
  [-45, 'day'],
  [0, 'sunset'],
];
const EVENING: readonly (readonly [number, SkyTone])[] = [
  [35, 'dusk'],
  [95, 'astronomical'],
  [170, 'night'],
];
const DAWN: readonly (readonly [number, SkyTone])[] = [
  [-150, 'night'],
  [-85, 'astronomical'],
  [-35, 'dawn'],
  [0, 'sunrise'],
];
const DAYLIGHT_MINUTES = 270;
const NIGHT_MINUTES = 320;

/** Where the sky changes its tone between two sunrises; always in order, however short the day or the night. */
export function skyStops({ startsAt, endsAt, sunset, sun }: SkyDay): readonly SkyStop[] {
  if (sun === 'stays-up') return polarDay;
  if (sun === 'stays-down' || sunset === null) return polarNight;
  const length = endsAt - startsAt;
  const at = (ms: number) => (ms - startsAt) / length;
  const part = (hinge: number, tones: readonly (readonly [number, SkyTone])[], squeeze: number): SkyStop[] =>
    tones.map(([minutes, tone]) => [at(hinge + minutes * MINUTE_MS * squeeze), tone]);
  const byDay = Math.min(1, (sunset - startsAt) / MINUTE_MS / DAYLIGHT_MINUTES);
  const byNight = Math.min(1, (endsAt - sunset) / MINUTE_MS / NIGHT_MINUTES);
  return [
    ...part(startsAt, MORNING, byDay),
    ...part(sunset, AFTERNOON, byDay),
    ...part(sunset, EVENING, byNight),
    ...part(endsAt, DAWN, byNight),
  ];
}

/** Light all around, lowest and warmest at both ends. */
const polarDay: readonly SkyStop[] = [
  [0, 'day'],
  [0.25, 'noon'],
  [0.5, 'day'],
  [0.75, 'sunrise'],
  [1, 'day'],
];
/** At most twilight around noon. */
const polarNight: readonly SkyStop[] = [
  [0, 'astronomical'],
  [0.25, 'dusk'],
  [0.5, 'astronomical'],
  [0.65, 'night'],
  [0.85, 'night'],
  [1, 'astronomical'],
];

/** The stops as a CSS gradient. */
export function skyGradient(day: SkyDay): string {
  const stops = skyStops(day).map(([at, tone]) => `${color.sky[tone]} ${(at * 100).toFixed(2)}%`);
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}
