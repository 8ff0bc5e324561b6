import type { FestivalRule } from '../rule-types.ts';
import { AUTUMN } from './autumn.ts';
import { EKADASHIS } from './ekadashis.ts';
import { MONSOON } from './monsoon.ts';
import { SOLAR } from './solar.ts';
import { SPRING } from './spring.ts';
import { VRATAS } from './vratas.ts';

/** Every rule in the calendar: annual festivals and monthly vratas. */
export const ALL_RULES: readonly FestivalRule[] = [...SPRING, ...MONSOON, ...AUTUMN, ...SOLAR, ...EKADASHIS, ...VRATAS];

/** Every id once, in the order of the languages' names. */
export const OBSERVANCE_IDS: readonly string[] = [...new Set(ALL_RULES.map(({ id }) => id))];

/** Ids of the festivals of a year, each once. */
export const FESTIVAL_IDS: readonly string[] = [...new Set(ALL_RULES.filter(({ kind }) => kind === 'festival').map(({ id }) => id))];

/** Ids of the monthly vratas. */
export const VRATA_IDS: readonly string[] = [...new Set(ALL_RULES.filter(({ kind }) => kind === 'vrata').map(({ id }) => id))];
