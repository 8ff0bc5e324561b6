import { ARCSECOND, DEGREE, type FundamentalArguments, fundamentalArguments } from './fundamental-arguments.ts';
import { MOON_DISTANCE_TERMS, MOON_LATITUDE_TERMS, MOON_LONGITUDE_TERMS } from './moon-terms.generated.ts';

/** The four quantities in the tables, in the order in which a decade stores them. */
export type Quantity = 'moonLongitude' | 'moonLatitude' | 'moonDistance' | 'sunLongitude';

const CENTURY = 36_525;

/**
 * The large, well-known part of each quantity, so that the tables only need to store the small remainder. Longitudes and latitude in
 * radians (longitudes aren't reduced), distance in kilometers. `days` is Terrestrial Time in days since J2000.0. Never used alone: the
 * table's remainder is always added.
 */
export function meanSeries(quantity: Quantity, days: number): number {
  const args = fundamentalArguments(days);
  if (quantity === 'moonLongitude') return args.moonLongitude + seriesSum(MOON_LONGITUDE_TERMS, args, 'sine') * 0.01 * ARCSECOND;
  if (quantity === 'moonLatitude') return seriesSum(MOON_LATITUDE_TERMS, args, 'sine') * 0.1 * ARCSECOND;
  if (quantity === 'moonDistance') return 385_000.5 + seriesSum(MOON_DISTANCE_TERMS, args, 'cosine');
  return sunLongitude(days, args);
}

/** Rows are flat: multiples of elongation, Sun's anomaly, Moon's anomaly and latitude argument, then the amplitude. */
const ROW = 5;

/**
 * Sum of amplitude times sine, or cosine, of each row's angle. Angles are added as products of points on the unit circle, which needs four
 * sines for a whole table instead of one per row.
 */
function seriesSum(terms: readonly number[], args: FundamentalArguments, wanted: 'sine' | 'cosine'): number {
  const { sines, cosines } = multiplesOf(args);
  let sum = 0;
  for (let row = 0; row < terms.length; row += ROW) {
    let at = MOST + (terms[row] as number);
    let sine = sines[at] as number;
    let cosine = cosines[at] as number;
    for (let i = 1; i < 4; i++) {
      const multiple = terms[row + i] as number;
      if (multiple === 0) continue;
      at = i * WIDTH + MOST + multiple;
      const s = sines[at] as number;
      const c = cosines[at] as number;
      const turned = sine * c + cosine * s;
      cosine = cosine * c - sine * s;
      sine = turned;
    }
    sum += (terms[row + 4] as number) * (wanted === 'sine' ? sine : cosine);
  }
  return sum;
}

/** Largest multiple of any argument among the terms. */
const MOST = 8;
const WIDTH = 2 * MOST + 1;

/** Sines and cosines of the multiples −8 … 8 of the four arguments, one after the other. */
type Multiples = { sines: Float64Array; cosines: Float64Array };

/** One pair of lists serves every call. */
const multiples: Multiples = { sines: new Float64Array(4 * WIDTH), cosines: new Float64Array(4 * WIDTH) };

function multiplesOf({ elongation, sunAnomaly, moonAnomaly, latitudeArgument }: FundamentalArguments): Multiples {
  fillMultiples(multiples, MOST, elongation);
  fillMultiples(multiples, WIDTH + MOST, sunAnomaly);
  fillMultiples(multiples, 2 * WIDTH + MOST, moonAnomaly);
  fillMultiples(multiples, 3 * WIDTH + MOST, latitudeArgument);
  return multiples;
}

function fillMultiples({ sines, cosines }: Multiples, zero: number, argument: number): void {
  const sine = Math.sin(argument);
  const cosine = Math.cos(argument);
  cosines[zero] = 1;
  for (let n = 1; n <= MOST; n++) {
    const s = sines[zero + n - 1] as number;
    const c = cosines[zero + n - 1] as number;
    sines[zero + n] = s * cosine + c * sine;
    cosines[zero + n] = c * cosine - s * sine;
    sines[zero - n] = -(s * cosine + c * sine);
    cosines[zero - n] = c * cosine - s * sine;
  }
}

/** Mean longitude, equation of the center (Meeus, chapter 25), mean aberration and the monthly swing of the Earth about the barycenter. */
function sunLongitude(days: number, { sunAnomaly, elongation }: FundamentalArguments): number {
  const t = days / CENTURY;
  const mean = 280.46646 + t * (36000.76983 + t * 0.0003032);
  const center =
    (1.914602 - t * (0.004817 + t * 0.000014)) * Math.sin(sunAnomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * sunAnomaly) +
    0.000289 * Math.sin(3 * sunAnomaly);
  return (mean + center) * DEGREE + (6.45 * Math.sin(elongation) - 20.49) * ARCSECOND;
}
