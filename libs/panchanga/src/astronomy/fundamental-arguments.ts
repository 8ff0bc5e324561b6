/** Radians in one degree and in one arcsecond. */
export const DEGREE = Math.PI / 180;
export const ARCSECOND = Math.PI / 648_000;

/** Days of Terrestrial Time in a Julian century. */
const CENTURY = 36_525;

export type FundamentalArguments = {
  /** Mean longitude of the Moon, mean elongation, anomalies of Sun and Moon, argument of latitude; radians. */
  moonLongitude: number;
  elongation: number;
  sunAnomaly: number;
  moonAnomaly: number;
  latitudeArgument: number;
};

/**
 * Delaunay arguments and the Moon's mean longitude, radians, not reduced to one turn.
 * Polynomials of Chapront (1998) as printed in Meeus, Astronomical Algorithms, chapter 47.
 * `days` is Terrestrial Time in days since J2000.0.
 */
export function fundamentalArguments(days: number): FundamentalArguments {
  const t = days / CENTURY;
  return {
    moonLongitude: (218.3164477 + t * (481267.88123421 + t * (-0.0015786 + t / 538841))) * DEGREE,
    elongation: (297.8501921 + t * (445267.1114034 + t * (-0.0018819 + t / 545868))) * DEGREE,
    sunAnomaly: (357.5291092 + t * (35999.0502909 + t * -0.0001536)) * DEGREE,
    moonAnomaly: (134.9633964 + t * (477198.8675055 + t * (0.0087414 + t / 69699))) * DEGREE,
    latitudeArgument: (93.272095 + t * (483202.0175233 + t * (-0.0036539 - t / 3526000))) * DEGREE,
  };
}
