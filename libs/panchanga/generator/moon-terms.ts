import elpMpp from 'astronomia/data/elpMppDe';
import type { ElpTerm } from 'astronomia/elp';
import { fundamentalArguments } from '../src/astronomy/fundamental-arguments.ts';

const CENTURY = 36_525;
const TURN = 2 * Math.PI;

type Multiples = [elongation: number, sunAnomaly: number, moonAnomaly: number, latitudeArgument: number];

/** How many of the largest terms stay in code; the rest goes into the decades' tables. */
const KEPT = { L: 100, B: 60, R: 45 };

/** The largest purely lunisolar terms of ELP/MPP02 as multiples of the Delaunay arguments, as source text. */
export function moonTermsSource(): string {
  const list = (name: string, series: ElpTerm[], kept: number, unit: number, quarter: number) =>
    `export const ${name}: readonly number[] = [${largest(series, kept, unit, quarter).flat().join(',')}];\n`;
  return [
    '// Made by `npm run generate`: multiples of D, M, M′, F and the amplitude in 0.01″, 0.1″ and km.\n',
    list('MOON_LONGITUDE_TERMS', elpMpp.L[0], KEPT.L, 0.01, 0),
    list('MOON_LATITUDE_TERMS', elpMpp.B[0], KEPT.B, 0.1, 0),
    list('MOON_DISTANCE_TERMS', elpMpp.R[0].slice(1), KEPT.R, 1, Math.PI / 2),
  ].join('');
}

function largest(series: ElpTerm[], kept: number, unit: number, quarter: number): number[][] {
  const rows: number[][] = [];
  for (const term of [...series].sort((a, b) => Math.abs(b[0]) - Math.abs(a[0]))) {
    const found = multiplesOf(term, quarter);
    if (found) rows.push([...found.multiples, Math.round((found.sign * term[0]) / unit)]);
    if (rows.length === kept) break;
  }
  return rows;
}

/** A term belongs to the main problem when its rate and its phase both equal one combination of the four arguments. */
function multiplesOf(term: ElpTerm, quarter: number): { multiples: Multiples; sign: number } | undefined {
  for (const multiples of combinations()) {
    const { phase, rate } = phaseAndRate(multiples);
    const forward = matches(term, phase, rate, quarter);
    if (forward) return { multiples, sign: forward };
  }
  return undefined;
}

function matches(term: ElpTerm, phase: number, rate: number, quarter: number): number {
  if (Math.abs(term[2] - rate) > 0.02) return 0;
  const apart = (((term[1] - quarter - phase) % TURN) + TURN) % TURN;
  if (Math.min(apart, TURN - apart) < 0.01) return 1;
  return Math.abs(apart - Math.PI) < 0.01 ? -1 : 0;
}

function phaseAndRate([d, m, p, f]: Multiples): { phase: number; rate: number } {
  const sum = (days: number) => {
    const a = fundamentalArguments(days);
    return d * a.elongation + m * a.sunAnomaly + p * a.moonAnomaly + f * a.latitudeArgument;
  };
  return { phase: sum(0), rate: (sum(1) - sum(-1)) * (CENTURY / 2) };
}

function* combinations(): Generator<Multiples> {
  for (let d = -8; d <= 8; d++)
    for (let m = -4; m <= 4; m++) for (let p = -6; p <= 6; p++) for (let f = -4; f <= 4; f++) yield [d, m, p, f];
}
