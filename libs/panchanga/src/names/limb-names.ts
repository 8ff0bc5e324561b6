import type { CycleKind } from '../calendar/limbs.ts';
import type { CalendarNames } from './calendar-names.ts';
import { recordNames } from './language-pack.ts';

const LAST_TITHI = 30;
const HALF_MONTH = 15;
const FIRST_KARANA = 1;
const LAST_MOVABLE_KARANA = 57;
const MOVABLE_KARANAS = 7;

/** A word for a 1-based index of any cycle; in the language of the records unless a language's names are passed in. */
export function nameOf(kind: Exclude<CycleKind, 'pada'>, index: number, names: CalendarNames = recordNames()): string {
  if (kind === 'tithi') return names.tithi[tithiWord(index)] ?? '';
  if (kind === 'karana') return names.karana[karanaWord(index)] ?? '';
  if (kind === 'moonRashi' || kind === 'sunRashi') return names.rashi[index - 1] ?? '';
  return names[kind][index - 1] ?? '';
}

function tithiWord(index: number): number {
  return index === LAST_TITHI ? HALF_MONTH : (index - 1) % HALF_MONTH;
}

function karanaWord(index: number): number {
  if (index === FIRST_KARANA) return MOVABLE_KARANAS + 3;
  if (index > LAST_MOVABLE_KARANA) return MOVABLE_KARANAS + index - LAST_MOVABLE_KARANA - 1;
  return (index - 2) % MOVABLE_KARANAS;
}
