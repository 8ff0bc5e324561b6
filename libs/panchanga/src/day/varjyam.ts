import type { Interval } from './day-frame.ts';
import type { Limb } from './limb-spans.ts';

/** Ghatis of a nakshatra of sixty at which its tyajya (varjyam) and its amrita begin, Ashvini first; each lasts four. */
const VARJYAM = [50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30];
const AMRITA = [42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54];
const GHATIS = 60;
const LASTS = 4;

/** Varjyam and amrita kala of the nakshatras of a day, those that touch [from, to). Ghatis stretch with the nakshatra. */
export function varjyamAndAmrita(nakshatras: readonly Limb[], from: number, to: number): { varjyam: Interval[]; amritaKala: Interval[] } {
  const within = (table: readonly number[]) =>
    nakshatras.map((limb) => ghatis(limb, table[limb.index - 1] ?? 0)).filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  return { varjyam: within(VARJYAM), amritaKala: within(AMRITA) };
}

function ghatis({ startsAt, endsAt }: Limb, first: number): Interval {
  const ghati = (endsAt - startsAt) / GHATIS;
  return { startsAt: Math.round(startsAt + first * ghati), endsAt: Math.round(startsAt + (first + LASTS) * ghati) };
}
