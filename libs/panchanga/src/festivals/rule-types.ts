import type { SolarReckoning } from '../calendar/solar-months.ts';

/** The part of the day that decides a date; each is bounded by the place's own sunrise, sunset or moonrise. */
export type Window =
  | 'arunodaya'
  | 'sunrise'
  | 'tenth-ghatika'
  | 'purvahna'
  | 'madhyahna'
  | 'aparahna'
  | 'sunset'
  | 'pradosha'
  | 'nishita'
  | 'moonrise';

/** What to do if the limb is in effect in the window on two days: the day with more of it, where `longer` takes the second if equal. */
export type WhenBoth = 'first' | 'second' | 'longer' | 'longer-or-first';

/** What to do if it is in effect in the window on no day: the day it begins on, or the day whose sunrise (or end) it reaches. */
export type WhenNeither = 'begins' | 'ends';

export type Region =
  | 'pan-india'
  | 'north'
  | 'telugu'
  | 'kannada'
  | 'tamil'
  | 'malayalam'
  | 'bengali'
  | 'gujarati'
  | 'marathi'
  | 'odia'
  | 'iskcon';

export type Tradition = 'smarta' | 'vaishnava';

/** What a festival depends on. Months are amanta and 1-based from Chaitra, 0 for every month; signs from Mesha. */
export type Anchor =
  | { kind: 'tithi'; month: number; tithi: number }
  | { kind: 'ekadashi'; month: number; tithi: 11 | 26; tradition: Tradition }
  | { kind: 'dhanu-ekadashi' }
  | { kind: 'weekday-before'; weekday: number; month: number; tithi: number }
  | { kind: 'nakshatra'; rashi: number; nakshatra: number; reckoning: SolarReckoning }
  | { kind: 'sankranti'; rashi: number; begins: SankrantiDay }
  | { kind: 'solar-day'; rashi: number; day: number; reckoning: SolarReckoning }
  | { kind: 'beside'; festival: string; days: number };

/** Which civil day an ingress of the Sun leads to: by sunset, by the next sunrise, its own date, or the date after. */
export type SankrantiDay = 'by-sunset' | 'by-sunrise' | 'own-date' | 'next-date';

/** Rules that windows and ties can't express; each has its own function. */
export type SpecialRule = 'raksha-bandhan' | 'holika-dahan' | 'vijayadashami';

export type FestivalRule = {
  id: string;
  anchor: Anchor;
  window: Window;
  both: WhenBoth;
  neither: WhenNeither;
  /** With `both: 'second'`: the second day counts only if the limb covers at least this fraction of its window. */
  secondNeeds?: number;
  /** With `both: 'first'`: the first day counts only from this fraction of its window on. */
  firstNeeds?: number;
  /** If the window leaves a choice, the day on which this nakshatra is also in effect during it. */
  withNakshatra?: number;
  special?: SpecialRule;
  /** `skip` leaves out adhika months, `only` uses nothing else, `keep` accepts both kinds. */
  adhika: 'skip' | 'only' | 'keep';
  regions: readonly Region[];
  tradition?: Tradition;
  kind: 'festival' | 'vrata';
};
