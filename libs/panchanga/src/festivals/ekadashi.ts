import type { Interval } from '../day/day-frame.ts';
import type { DayNumber } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import type { Decision } from './decide.ts';
import type { Tradition } from './rule-types.ts';
import { windowOf } from './windows.ts';

/** Fifth of daylight in which the fast is best broken. */
const PRATAH = 1 / 5;
const APARAHNA_BEGINS = 3 / 5;
const APARAHNA_ENDS = 4 / 5;
/** Hari vasara is the first quarter of Dvadashi; the fast isn't broken during it. */
const HARI_VASARA = 1 / 4;

/** Whose rule; `udaya` looks only at sunrise, as Vaikuntha Ekadashi does. */
export type EkadashiReckoning = Tradition | 'udaya';

/**
 * The day of the fast. Smarta: Ekadashi at sunrise; of two such days the first, unless Dvadashi too reaches a third sunrise; with none, or
 * if no Dvadashi is left at the next sunrise for breaking the fast, the day it begins. Vaishnava: not if Dashami was still in effect at
 * arunodaya, then Dvadashi; of two sunrises the second; and Dvadashi if that one has two sunrises (Dharmasindhu; Hari-bhakti-vilasa).
 */
export function ekadashiDay(sky: PlaceSky, ekadashi: Interval, dvadashi: Interval, reckoning: EkadashiReckoning): Decision {
  const begins = sky.dayHolding(ekadashi.startsAt);
  const first = sky.dayStart(begins) === ekadashi.startsAt ? begins : begins + 1;
  if (sky.dayStart(first) >= ekadashi.endsAt) {
    return { day: reckoning === 'vaishnava' ? first : begins, code: 'ekadashi-no-sunrise', weighed: [begins, first] };
  }
  const second = sky.dayStart(first + 1) < ekadashi.endsAt;
  if (reckoning === 'vaishnava') return vaishnava(sky, first, second, ekadashi, dvadashi);
  const dvadashiLeft = sky.dayStart(first + 1) < dvadashi.endsAt;
  if (reckoning === 'smarta' && !second && !dvadashiLeft) return { day: begins, code: 'ekadashi-short-dvadashi', weighed: [begins, first] };
  return atSunrise(sky, first, second, dvadashi);
}

function atSunrise(sky: PlaceSky, first: DayNumber, second: boolean, dvadashi: Interval): Decision {
  const weighed = [first, first + 1];
  if (!second) return { day: first, code: 'ekadashi-sunrise', weighed: [first] };
  const bothLong = sky.dayStart(first + 2) < dvadashi.endsAt;
  return bothLong ? { day: first + 1, code: 'ekadashi-second-sunrise', weighed } : { day: first, code: 'ekadashi-first-sunrise', weighed };
}

function vaishnava(sky: PlaceSky, first: DayNumber, second: boolean, ekadashi: Interval, dvadashi: Interval): Decision {
  const weighed = [first, first + 1];
  if (second) return { day: first + 1, code: 'ekadashi-second-sunrise', weighed };
  const dawn = windowOf(sky, first, 'arunodaya');
  if (dawn && ekadashi.startsAt > dawn.startsAt) return { day: first + 1, code: 'ekadashi-after-vedha', weighed };
  if (sky.dayStart(first + 2) < dvadashi.endsAt) return { day: first + 1, code: 'ekadashi-long-dvadashi', weighed };
  return { day: first, code: 'ekadashi-sunrise', weighed: [first] };
}

/**
 * When the fast is broken on the next day: within Dvadashi, after Hari vasara, best in the first fifth of daylight, otherwise from the
 * afternoon's fourth fifth so that midday is avoided. If Dvadashi ended before sunrise, after sunrise.
 */
export function paranaWindow(sky: PlaceSky, fast: DayNumber, dvadashi: Interval): Interval {
  const sunrise = sky.dayStart(fast + 1);
  const daylight = sky.dayEnd(fast + 1) - sunrise;
  const at = (share: number) => Math.round(sunrise + daylight * share);
  if (dvadashi.endsAt <= sunrise) return { startsAt: sunrise, endsAt: at(PRATAH) };
  const startsAt = Math.max(sunrise, Math.round(dvadashi.startsAt + (dvadashi.endsAt - dvadashi.startsAt) * HARI_VASARA));
  if (startsAt < at(PRATAH)) return { startsAt, endsAt: Math.min(at(PRATAH), dvadashi.endsAt) };
  const afternoon = at(APARAHNA_BEGINS);
  if (startsAt < afternoon && dvadashi.endsAt > afternoon)
    return { startsAt: afternoon, endsAt: Math.min(dvadashi.endsAt, at(APARAHNA_ENDS)) };
  const latest = startsAt < at(APARAHNA_ENDS) ? at(APARAHNA_ENDS) : sunrise + daylight;
  return { startsAt, endsAt: startsAt < latest ? Math.min(dvadashi.endsAt, latest) : dvadashi.endsAt };
}
