import type { PeriodTone } from '@sannidhi/kit';
import type { Interval, PanchangaDay } from '@sannidhi/panchanga/web';

export type PeriodKind =
  | 'abhijit'
  | 'amrita'
  | 'pradosha'
  | 'nishita'
  | 'brahma'
  | 'gulika'
  | 'durmuhurtam'
  | 'rahu'
  | 'yamaganda'
  | 'varjyam';

/** A stretch of the Hindu day that is good or to be avoided. */
export interface DayPeriod extends Interval {
  kind: PeriodKind;
}

/**
 * The periods between sunrise and next sunrise, by their beginning. Brahma muhurta comes before a sunrise: within this Hindu day it
 * is the one before the next, so the day after is asked for it.
 */
export function periodsOf({ periods }: PanchangaDay, dayAfter: PanchangaDay): Record<PeriodTone, DayPeriod[]> {
  return {
    good: inOrder([
      ...of('abhijit', periods.abhijit ? [periods.abhijit] : []),
      ...of('amrita', periods.amritaKala),
      ...of('pradosha', [periods.pradosha]),
      ...of('nishita', [periods.nishita]),
      ...of('brahma', [dayAfter.periods.brahmaMuhurta]),
    ]),
    bad: inOrder([
      ...of('gulika', [periods.gulika]),
      ...of('durmuhurtam', periods.durmuhurtam),
      ...of('rahu', [periods.rahuKalam]),
      ...of('yamaganda', [periods.yamagandam]),
      ...of('varjyam', periods.varjyam),
    ]),
  };
}

const of = (kind: PeriodKind, spans: readonly Interval[]): DayPeriod[] => spans.map((span) => ({ ...span, kind }));
const inOrder = (periods: DayPeriod[]) => periods.sort((a, b) => a.startsAt - b.startsAt);
