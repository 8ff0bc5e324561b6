import { ARCSECOND, DEGREE } from './fundamental-arguments.ts';

export type Ayanamsa = 'lahiri' | 'raman' | 'kp';

const CENTURY = 36_525;

/** Mean ayanamsa at J2000.0 in degrees: Lahiri as the Indian ephemeris defines it, B. V. Raman, and Krishnamurti. */
const AT_J2000: Record<Ayanamsa, number> = { lahiri: 23.8570923, raman: 22.4107914, kp: 23.7602402 };

/** General precession in longitude since J2000.0, radians (IAU 2006, Capitaine et al. 2003). `days` is TT since J2000.0. */
export function precession(days: number): number {
  const t = days / CENTURY;
  return t * (5028.796195 + t * (1.1054348 + t * 0.00007964)) * ARCSECOND;
}

/**
 * Mean ayanamsa in radians, without nutation, because the longitudes contain none either, so the 18.6-year swing cancels. Mixing the two
 * shifts a nakshatra end by half a minute.
 */
export function meanAyanamsa(system: Ayanamsa, days: number): number {
  return AT_J2000[system] * DEGREE + precession(days);
}
