import type { Ayanamsa } from '../astronomy/ayanamsa.ts';
import { cycleClock, type LimbKind } from './limbs.ts';
import { checkSpan } from './lunar-months.ts';

/** Every end of a limb in [from, to), in order: the 1-based index of the limb that ends and its UTC millisecond. */
export function limbEnds(kind: LimbKind, fromMs: number, toMs: number, ayanamsa: Ayanamsa = 'lahiri'): { index: number; endsAt: number }[] {
  checkSpan(fromMs, toMs);
  const clock = cycleClock(kind, ayanamsa);
  const ends: { index: number; endsAt: number }[] = [];
  for (let part = clock.partAt(fromMs - 1); clock.end(part) < toMs; part++)
    ends.push({ index: clock.index(part), endsAt: clock.end(part) });
  return ends;
}

/** Every ingress of the Sun in [from, to): the 1-based rashi it leaves and the UTC millisecond. */
export function sankrantis(fromMs: number, toMs: number, ayanamsa: Ayanamsa = 'lahiri'): { rashi: number; at: number }[] {
  checkSpan(fromMs, toMs);
  const clock = cycleClock('sunRashi', ayanamsa);
  const found: { rashi: number; at: number }[] = [];
  for (let part = clock.partAt(fromMs - 1); clock.end(part) < toMs; part++) found.push({ rashi: clock.index(part), at: clock.end(part) });
  return found;
}
