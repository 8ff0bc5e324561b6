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

/** A period of the Hindu day to use or to avoid. */
export interface DayPeriod extends Interval {
  kind: PeriodKind;
}

/**
 * The periods between sunrise and next sunrise, in order. Brahma muhurta precedes a sunrise: within this Hindu day it is the one before the
 * next, so it is taken from the following day.
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
