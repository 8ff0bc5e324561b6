import { ARCSECOND, DEGREE, type FundamentalArguments, fundamentalArguments } from './fundamental-arguments.ts';
import { MOON_DISTANCE_TERMS, MOON_LATITUDE_TERMS, MOON_LONGITUDE_TERMS } from './moon-terms.generated.ts';

/** The four quantities the tables hold, in the order in which a decade stores them. */
export type Quantity = 'moonLongitude' | 'moonLatitude' | 'moonDistance' | 'sunLongitude';

const CENTURY = 36_525;

/**
 * The large, well-known part of each quantity, so that the tables need to hold only the small rest.
 * Longitudes and latitude in radians (longitudes run on without reduction), distance in kilometres.
 * `days` is Terrestrial Time in days since J2000.0. Never used alone: the table's rest is always added.
 */
export function meanSeries(quantity: Quantity, days: number): number {
  const args = fundamentalArguments(days);
  if (quantity === 'moonLongitude') return args.moonLongitude + sineSum(MOON_LONGITUDE_TERMS, args) * 0.01 * ARCSECOND;
  if (quantity === 'moonLatitude') return sineSum(MOON_LATITUDE_TERMS, args) * 0.1 * ARCSECOND;
  if (quantity === 'moonDistance') return 385_000.5 + cosineSum(MOON_DISTANCE_TERMS, args);
  return sunLongitude(days, args);
}

/** Rows are flat: multiples of elongation, Sun's anomaly, Moon's anomaly and latitude argument, then the amplitude. */
function sineSum(terms: readonly number[], args: FundamentalArguments): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i += 5) sum += Number(terms[i + 4]) * Math.sin(angle(terms, i, args));
  return sum;
}

function cosineSum(terms: readonly number[], args: FundamentalArguments): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i += 5) sum += Number(terms[i + 4]) * Math.cos(angle(terms, i, args));
  return sum;
}

function angle(terms: readonly number[], row: number, args: FundamentalArguments): number {
  return (
    Number(terms[row]) * args.elongation +
    Number(terms[row + 1]) * args.sunAnomaly +
    Number(terms[row + 2]) * args.moonAnomaly +
    Number(terms[row + 3]) * args.latitudeArgument
  );
}

/** Mean longitude, equation of the centre (Meeus, chapter 25), mean aberration and the monthly swing of the Earth about the barycentre. */
function sunLongitude(days: number, { sunAnomaly, elongation }: FundamentalArguments): number {
  const t = days / CENTURY;
  const mean = 280.46646 + t * (36000.76983 + t * 0.0003032);
  const centre =
    (1.914602 - t * (0.004817 + t * 0.000014)) * Math.sin(sunAnomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * sunAnomaly) +
    0.000289 * Math.sin(3 * sunAnomaly);
  return (mean + centre) * DEGREE + (6.45 * Math.sin(elongation) - 20.49) * ARCSECOND;
}
