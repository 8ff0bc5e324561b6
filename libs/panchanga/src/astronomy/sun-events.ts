import { equatorialPlace, type Horizon, heightAboveHorizon, hourAngle } from './altitude.ts';
import { type Equator, equatorAt, type Observer } from './earth.ts';
import { crossing } from './root.ts';

const HALF_DAY_MS = 43_200_000;
/** Milliseconds in which the Sun's hour angle grows by one radian. */
const MS_PER_RADIAN = HALF_DAY_MS / Math.PI;
const CONVERGED_MS = 0.4;
const MOST_NEWTON_STEPS = 6;
/** Approximate altitude of the Sun's center when its upper limb touches the horizon; only a starting point for the search. */
const ROUGH_HORIZON = { 'upper-limb': -0.01454, 'disc-center': 0 };

/** The Sun's day around one noon; `rise` and `set` are null while it stays up (`up` true) or down all day. */
export type SunDay = { noon: number; rise: number | null; set: number | null; up: boolean };

/**
 * Sunrise before and sunset after the apparent noon nearest to `meanNoon` (UTC milliseconds of local mean noon).
 * Instants are whole UTC milliseconds. Days without a crossing are a value, not an error.
 */
export function sunDay(meanNoon: number, observer: Observer, horizon: Horizon): SunDay {
  const equator = equatorAt(meanNoon);
  const noon = meanNoon - hourAngle(meanNoon, equatorialPlace('sun', meanNoon, equator), observer, equator) * MS_PER_RADIAN;
  const height = (ms: number) => heightAboveHorizon('sun', ms, observer, equator, horizon);
  const half = halfDayArc(noon, observer, equator, horizon);
  const rise = half === null ? null : newton(noon - half, noon - HALF_DAY_MS, noon, height, observer, equator);
  const set = half === null ? null : newton(noon + half, noon, noon + HALF_DAY_MS, height, observer, equator);
  if (rise !== null && set !== null) return { noon: Math.round(noon), rise: Math.round(rise), set: Math.round(set), up: true };
  return {
    noon: Math.round(noon),
    rise: whole(rise ?? bracketed(height, noon - HALF_DAY_MS, noon)),
    set: whole(set ?? bracketed(height, noon, noon + HALF_DAY_MS)),
    up: height(noon) > 0,
  };
}

/** Half of the day's arc by the Sun's declination at noon, in milliseconds; null if the Sun doesn't rise or set. */
function halfDayArc(noon: number, observer: Observer, equator: Equator, horizon: Horizon): number | null {
  const { sinDeclination, cosDeclination } = equatorialPlace('sun', noon, equator);
  const cosine = (Math.sin(ROUGH_HORIZON[horizon]) - observer.sinLatitude * sinDeclination) / (observer.cosLatitude * cosDeclination);
  return Math.abs(cosine) < 1 ? Math.acos(cosine) * MS_PER_RADIAN : null;
}

/** Newton's steps with the rate of diurnal motion; null if they leave the bracket or don't converge. */
function newton(
  start: number,
  from: number,
  to: number,
  height: (ms: number) => number,
  observer: Observer,
  equator: Equator,
): number | null {
  let at = start;
  const place = equatorialPlace('sun', start, equator);
  for (let step = 0; step < MOST_NEWTON_STEPS; step++) {
    const rate = -observer.cosLatitude * place.cosDeclination * Math.sin(hourAngle(at, place, observer, equator));
    const shift = (height(at) / rate) * MS_PER_RADIAN;
    at -= shift;
    if (!(at > from && at < to)) return null;
    if (Math.abs(shift) < CONVERGED_MS) return at;
  }
  return null;
}

function bracketed(height: (ms: number) => number, from: number, to: number): number | null {
  const first = height(from);
  const last = height(to);
  return first * last < 0 ? crossing(height, from, to, first, last) : null;
}

function whole(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms);
}
