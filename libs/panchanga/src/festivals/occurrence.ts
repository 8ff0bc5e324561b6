import type { Interval } from '../day/day-frame.ts';
import type { DayNumber } from '../place/civil-date.ts';
import type { Decision } from './decide.ts';
import type { FestivalRule, Tradition } from './rule-types.ts';

/** A rule applied to the sky: the chosen day, why, and how long the limb (or the ingress) behind it lasts. */
export type Occurrence = {
  rule: FestivalRule;
  day: DayNumber;
  span: Interval;
  decision: Decision;
  /** `both` if smarta and vaishnava observe the same day or the rule makes no distinction. */
  tradition: Tradition | 'both';
  /** When the fast is broken; ekadashi only. */
  parana?: Interval;
  /** The decisive window on the chosen day; null for rules that use none. */
  window: Interval | null;
};
