import { cycleClock } from '../calendar/limbs.ts';
import type { Interval } from '../day/day-frame.ts';
import type { DayNumber } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { type Decision, decide } from './decide.ts';
import type { FestivalRule } from './rule-types.ts';
import { nakshatraIn, overlap, windowOf } from './windows.ts';

/** Three muhurtas are a fifth of daylight. */
const THREE_MUHURTAS = 1 / 5;
/** Prahara is a quarter of daylight; Purnima must outlast three and a half of them. */
const THREE_AND_HALF_PRAHARAS = 3.5 / 4;

/**
 * Raksha Bandhan: Bhadra fills the first half of Purnima, so the day whose sunrise sees Purnima is taken when Purnima
 * lasts three muhurtas more; otherwise the day before, after Bhadra (Dharmasindhu).
 */
export function rakshaBandhan(sky: PlaceSky, purnima: Interval): Decision {
  const begins = sky.dayHolding(purnima.startsAt);
  const last = sky.dayHolding(purnima.endsAt - 1);
  const start = sky.dayStart(last);
  const needed = (sky.dayEnd(last) - start) * THREE_MUHURTAS;
  const weighed = begins === last ? [last] : [begins, last];
  if (begins === last) return { day: last, code: 'only', weighed };
  const longEnough = purnima.endsAt - start >= needed;
  return longEnough ? { day: last, code: 'sunrise-three-muhurtas', weighed } : { day: last - 1, code: 'before-short-purnima', weighed };
}

/**
 * Holika Dahan: Purnima at pradosha, the later of two such days. If Bhadra lasts from pradosha past midnight to dawn and the next day's
 * Purnima outlasts three and a half praharas, the fire is lit the next evening.
 */
export function holikaDahan(sky: PlaceSky, purnima: Interval, purnimaPart: number, rule: FestivalRule): Decision {
  const usual = decide(sky, purnima, rule);
  if (usual.code !== 'only' || !bhadraAllNight(sky, usual.day, purnima, purnimaPart)) return usual;
  const next = usual.day + 1;
  const start = sky.dayStart(next);
  const outlasts = purnima.endsAt - start >= (sky.dayEnd(next) - start) * THREE_AND_HALF_PRAHARAS;
  return outlasts ? { day: next, code: 'after-bhadra-night', weighed: [usual.day, next] } : usual;
}

/**
 * Vijayadashami: Dashami at aparahna. When Dashami outlasts the next sunrise by three muhurtas and only that day has
 * Shravana at aparahna, the next day is taken (Dharmasindhu).
 */
export function vijayadashami(sky: PlaceSky, dashami: Interval, rule: FestivalRule): Decision {
  const usual = decide(sky, dashami, rule);
  const next = usual.day + 1;
  const start = sky.dayStart(next);
  const outlasts = dashami.endsAt - start >= (sky.dayEnd(next) - start) * THREE_MUHURTAS;
  const shravana = (day: DayNumber) => nakshatraIn(windowOf(sky, day, rule.window), rule.withNakshatra ?? 0);
  return outlasts && shravana(next) && !shravana(usual.day)
    ? { day: next, code: 'next-with-nakshatra', weighed: [usual.day, next] }
    : usual;
}

/** Bhadra is the Vishti karana, the first half of Purnima. True when it covers pradosha and lasts beyond nishita. */
function bhadraAllNight(sky: PlaceSky, day: DayNumber, purnima: Interval, purnimaPart: number): boolean {
  const bhadra = { startsAt: purnima.startsAt, endsAt: cycleClock('karana').end(2 * purnimaPart) };
  const nishita = windowOf(sky, day, 'nishita');
  return overlap(bhadra, windowOf(sky, day, 'pradosha')) > 0 && nishita !== null && bhadra.endsAt > nishita.endsAt;
}
