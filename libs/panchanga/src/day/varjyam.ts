import type { Interval } from './day-frame.ts';
import type { Limb } from './limb-spans.ts';

/** Ghatis, out of a nakshatra's sixty, at which its tyajya (varjyam) and its amrita begin, Ashvini first; each lasts four. */
const VARJYAM = [50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30];
const AMRITA = [42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54];
const GHATIS = 60;
const LASTS = 4;

/** Varjyam of a day's nakshatras: the periods that overlap [from, to). Ghatis stretch with the nakshatra. */
export function varjyamOf(nakshatras: readonly Limb[], from: number, to: number): Interval[] {
  return stretches(VARJYAM, nakshatras, from, to);
}

/** Amrita kala of a day's nakshatras: the periods that overlap [from, to). */
export function amritaOf(nakshatras: readonly Limb[], from: number, to: number): Interval[] {
  return stretches(AMRITA, nakshatras, from, to);
}

function stretches(table: readonly number[], nakshatras: readonly Limb[], from: number, to: number): Interval[] {
  const found: Interval[] = [];
  for (const limb of nakshatras) {
    const ghati = (limb.endsAt - limb.startsAt) / GHATIS;
    const startsAt = Math.round(limb.startsAt + (table[limb.index - 1] ?? 0) * ghati);
    const endsAt = Math.round(startsAt + LASTS * ghati);
    if (startsAt < to && endsAt > from) found.push({ startsAt, endsAt });
  }
  return found;
}
