import { weekday } from '../place/civil-date.ts';
import { type DayFrame, type Interval, partOf } from './day-frame.ts';
import type { Limb } from './limb-spans.ts';
import { amritaOf, varjyamOf } from './varjyam.ts';

/** Which eighth of daylight each weekday has, Sunday first (counted from zero). */
const RAHU = [7, 1, 6, 4, 5, 3, 2];
const YAMAGANDA = [4, 3, 2, 1, 0, 6, 5];
const GULIKA = [6, 5, 4, 3, 2, 1, 0];

/** Muhurtas (fifteenths, from zero) of the day that are durmuhurta, Sunday first; Tuesday has one more at night. */
const DURMUHURTA: readonly (readonly [first: number, last: number][])[] = [
  [[13, 14]],
  [
    [8, 9],
    [11, 12],
  ],
  [[3, 4]],
  [[7, 8]],
  [
    [5, 6],
    [11, 12],
  ],
  [
    [3, 4],
    [8, 9],
  ],
  [[0, 2]],
];
const TUESDAY = 2;
const WEDNESDAY = 3;

export type Periods = {
  rahuKalam: Interval;
  yamagandam: Interval;
  gulika: Interval;
  /** Null on Wednesdays, when the eighth muhurta is not auspicious. */
  abhijit: Interval | null;
  brahmaMuhurta: Interval;
  durmuhurtam: Interval[];
  pradosha: Interval;
  nishita: Interval;
  varjyam: Interval[];
  amritaKala: Interval[];
};

/** The good and bad periods that depend on weekday, sunrise and sunset, and on the day's nakshatras. */
export function periodsOf(frame: DayFrame, nakshatras: readonly Limb[]): Periods {
  const { day, previousEnd, start, end, nextStart } = frame;
  const vara = weekday(day);
  const eighth = (index: number | undefined) => partOf(start, end, 8, index ?? 0, (index ?? 0) + 1);
  return {
    rahuKalam: eighth(RAHU[vara]),
    yamagandam: eighth(YAMAGANDA[vara]),
    gulika: eighth(GULIKA[vara]),
    abhijit: vara === WEDNESDAY ? null : partOf(start, end, 15, 7, 8),
    brahmaMuhurta: partOf(previousEnd, start, 15, 13, 14),
    durmuhurtam: durmuhurtas(vara, start, end, nextStart),
    pradosha: partOf(end, nextStart, 5, 0, 1),
    nishita: partOf(end, nextStart, 15, 7, 8),
    varjyam: varjyamOf(nakshatras, start, nextStart),
    amritaKala: amritaOf(nakshatras, start, nextStart),
  };
}

function durmuhurtas(vara: number, start: number, end: number, nextStart: number): Interval[] {
  const byDay = (DURMUHURTA[vara] ?? []).map(([first, last]) => partOf(start, end, 15, first, last));
  return vara === TUESDAY ? [...byDay, partOf(end, nextStart, 15, 6, 7)] : byDay;
}
