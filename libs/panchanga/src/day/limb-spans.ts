import type { Ayanamsa } from '../astronomy/ayanamsa.ts';
import { type CycleKind, cycleClock } from '../calendar/limbs.ts';
import { nameOf } from '../names/limb-names.ts';

/** One limb in full, whatever part of it falls in the day: 1-based index, English name, UTC milliseconds. */
export type Limb = { index: number; name: string; startsAt: number; endsAt: number };

type Named = Exclude<CycleKind, 'pada'>;

/** Every limb that overlaps [from, to), in order; each begins where the previous one ends. */
export function limbsIn(kind: Named, from: number, to: number, ayanamsa: Ayanamsa): Limb[] {
  const clock = cycleClock(kind, ayanamsa);
  const limbs: Limb[] = [];
  for (let part = clock.partAt(from); clock.end(part - 1) < to; part++) {
    const index = clock.index(part);
    limbs.push({ index, name: nameOf(kind, index), startsAt: clock.end(part - 1), endsAt: clock.end(part) });
  }
  return limbs;
}

/** Quarters of the nakshatras that touch [from, to): 1 to 4, with their nakshatra. */
export function padasIn(
  from: number,
  to: number,
  ayanamsa: Ayanamsa,
): { nakshatra: number; pada: number; startsAt: number; endsAt: number }[] {
  const clock = cycleClock('pada', ayanamsa);
  const padas: { nakshatra: number; pada: number; startsAt: number; endsAt: number }[] = [];
  for (let part = clock.partAt(from); clock.end(part - 1) < to; part++) {
    const { nakshatra, pada } = padaOf(clock.index(part));
    padas.push({ nakshatra, pada, startsAt: clock.end(part - 1), endsAt: clock.end(part) });
  }
  return padas;
}

/** Nakshatra and quarter of a 1-based index among the 108 quarters. */
export function padaOf(index: number): { nakshatra: number; pada: number } {
  return { nakshatra: Math.floor((index - 1) / 4) + 1, pada: ((index - 1) % 4) + 1 };
}
