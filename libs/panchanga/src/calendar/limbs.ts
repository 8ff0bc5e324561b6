import { type Ayanamsa, meanAyanamsa } from '../astronomy/ayanamsa.ts';
import { ephemeris } from '../astronomy/ephemeris.ts';
import { terrestrialDays, utcOf } from '../astronomy/time-scale.ts';

export type LimbKind = 'tithi' | 'nakshatra' | 'yoga' | 'karana';

/** Every cycle the calendar counts: the four limbs, and the signs of the Moon and the Sun. */
export type CycleKind = LimbKind | 'moonRashi' | 'sunRashi' | 'pada';

/** `meanAtEpoch` is the cycle's mean angle at J2000.0 in degrees; only a starting point for the search for an end. */
type Cycle = { parts: number; daysPerPart: number; meanAtEpoch: number; angle: (days: number, ayanamsa: Ayanamsa) => number };

const TURN = 2 * Math.PI;
const moon = (days: number) => ephemeris('moonLongitude', days);
const sun = (days: number) => ephemeris('sunLongitude', days);
const SYNODIC_MONTH = 29.530588861;
const SIDEREAL_MONTH = 27.321661547;
const SIDEREAL_YEAR = 365.256363004;
const YOGA_TURN = 1 / (1 / SIDEREAL_MONTH + 1 / SIDEREAL_YEAR);

const elongation = (days: number) => moon(days) - sun(days);
const siderealMoon = (days: number, ayanamsa: Ayanamsa) => moon(days) - meanAyanamsa(ayanamsa, days);
const siderealSun = (days: number, ayanamsa: Ayanamsa) => sun(days) - meanAyanamsa(ayanamsa, days);

const siderealSum = (days: number, ayanamsa: Ayanamsa) => siderealMoon(days, ayanamsa) + siderealSun(days, ayanamsa);

const CYCLES: Record<CycleKind, Cycle> = {
  tithi: { parts: 30, daysPerPart: SYNODIC_MONTH / 30, meanAtEpoch: 297.85, angle: elongation },
  karana: { parts: 60, daysPerPart: SYNODIC_MONTH / 60, meanAtEpoch: 297.85, angle: elongation },
  nakshatra: { parts: 27, daysPerPart: SIDEREAL_MONTH / 27, meanAtEpoch: 194.46, angle: siderealMoon },
  pada: { parts: 108, daysPerPart: SIDEREAL_MONTH / 108, meanAtEpoch: 194.46, angle: siderealMoon },
  moonRashi: { parts: 12, daysPerPart: SIDEREAL_MONTH / 12, meanAtEpoch: 194.46, angle: siderealMoon },
  sunRashi: { parts: 12, daysPerPart: SIDEREAL_YEAR / 12, meanAtEpoch: 256.6, angle: siderealSun },
  yoga: { parts: 27, daysPerPart: YOGA_TURN / 27, meanAtEpoch: 451.06, angle: siderealSum },
};

/**
 * A cycle of equal arcs. Parts are numbered without wrapping, so neighbors always differ by one; part `n` lasts from `end(n − 1)` to
 * `end(n)`, which is why limbs cover time without gaps or overlaps.
 */
export type CycleClock = {
  parts: number;
  /** Running number of the part at a UTC instant. */
  partAt(ms: number): number;
  /** UTC millisecond at which the part with this running number ends. */
  end(part: number): number;
  /** 1-based index of a running number. */
  index(part: number): number;
};

const clocks: Record<Ayanamsa, Map<CycleKind, CycleClock>> = { lahiri: new Map(), raman: new Map(), kp: new Map() };

/** The shared clock for a cycle: its ends are solved once and serve every place. */
export function cycleClock(kind: CycleKind, ayanamsa: Ayanamsa = 'lahiri'): CycleClock {
  return clocks[ayanamsa].get(kind) ?? rememberClock(kind, ayanamsa);
}

function rememberClock(kind: CycleKind, ayanamsa: Ayanamsa): CycleClock {
  const cycle = CYCLES[kind];
  const position = (days: number) => (cycle.angle(days, ayanamsa) * cycle.parts) / TURN;
  const ends = new Map<number, number>();
  const end = (part: number) => ends.get(part) ?? rememberEnd(ends, part, utcOf(solve(position, part + 1, cycle)));
  const clock: CycleClock = {
    parts: cycle.parts,
    end,
    partAt: (ms) => settle(Math.floor(position(terrestrialDays(ms))), ms, end),
    index: (part) => (((part % cycle.parts) + cycle.parts) % cycle.parts) + 1,
  };
  clocks[ayanamsa].set(kind, clock);
  return clock;
}

function rememberEnd(ends: Map<number, number>, part: number, ms: number): number {
  ends.set(part, ms);
  return ms;
}

/** Rounding may put an instant within a millisecond of an end on the wrong side: the solved ends decide. */
function settle(part: number, ms: number, end: (part: number) => number): number {
  if (ms >= end(part)) return part + 1;
  return ms < end(part - 1) ? part - 1 : part;
}

const CONVERGED_DAYS = 2e-9;
const MOST_STEPS = 12;

/** Day on which the position reaches `target`: mean motion first, then the secant. The position always grows. */
function solve(position: (days: number) => number, target: number, { parts, daysPerPart, meanAtEpoch }: Cycle): number {
  let before = (target - (meanAtEpoch * parts) / 360) * daysPerPart;
  let missBefore = position(before) - target;
  let days = before - missBefore * daysPerPart;
  for (let step = 0; step < MOST_STEPS; step++) {
    const miss = position(days) - target;
    const shift = miss === missBefore ? 0 : (miss * (days - before)) / (miss - missBefore);
    before = days;
    missBefore = miss;
    days -= shift;
    if (Math.abs(shift) < CONVERGED_DAYS) break;
  }
  return days;
}
