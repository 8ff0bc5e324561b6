import { meanSeries, type Quantity } from '../src/astronomy/mean-series.ts';
import { COEFFICIENTS_PER_SEGMENT, COLUMNS, SEGMENT_DAYS } from '../src/tables/layout.ts';
import { apparentPlace } from './sources.ts';

/** Chebyshev nodes per segment: enough that folding of higher orders stays below a thousandth of an arcsecond. */
const NODES = 40;
const TURN = 2 * Math.PI;

/** Chebyshev coefficients of what remains after the mean series in one segment, in `COLUMNS` order, radians and kilometers. */
export function fitSegment(segment: number): Float64Array {
  const days = nodes().map((x) => SEGMENT_DAYS * (segment + (x + 1) / 2));
  const places = days.map(apparentPlace);
  const block = new Float64Array(COEFFICIENTS_PER_SEGMENT);
  let at = 0;
  for (const { quantity, coefficients } of COLUMNS) {
    const rest = places.map((place, i) => leftOver(quantity, place[quantity], Number(days[i])));
    for (let order = 0; order < coefficients; order++) block[at++] = coefficient(rest, order);
  }
  return block;
}

function nodes(): number[] {
  return Array.from({ length: NODES }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / NODES));
}

function leftOver(quantity: Quantity, value: number, days: number): number {
  const rest = value - meanSeries(quantity, days);
  return quantity === 'moonDistance' ? rest : rest - TURN * Math.round(rest / TURN);
}

function coefficient(values: number[], order: number): number {
  const sum = values.reduce((total, value, k) => total + value * Math.cos((Math.PI * order * (k + 0.5)) / NODES), 0);
  return (sum * (order === 0 ? 1 : 2)) / NODES;
}
