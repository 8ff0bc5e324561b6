import { COLUMNS, SEGMENT_DAYS } from '../tables/layout.ts';
import { segmentCoefficients } from '../tables/registry.ts';
import { chebyshevFit, chebyshevNodes, chebyshevValue } from './chebyshev.ts';
import { meanSeries, type Quantity } from './mean-series.ts';

/**
 * Mean series and table are merged once per span of this many days into one short Chebyshev series, so that an evaluation takes a dozen
 * multiplications.
 */
const SPAN_DAYS = 8;
const SPAN_ORDER = 12;
const NODES = chebyshevNodes(SPAN_ORDER);

type Spans = Map<number, Float64Array>;
const spans: Record<Quantity, Spans> = {
  moonLongitude: new Map(),
  moonLatitude: new Map(),
  moonDistance: new Map(),
  sunLongitude: new Map(),
};

/**
 * One apparent quantity without nutation, mean equinox of date. Angles in radians; longitudes aren't reduced, so that differences and turns
 * can be counted. Distance in kilometers. `days` is Terrestrial Time since J2000.0.
 */
export function ephemeris(quantity: Quantity, days: number): number {
  const span = Math.floor(days / SPAN_DAYS);
  const known = spans[quantity];
  const coefficients = known.get(span) ?? mergeSpan(quantity, span);
  return chebyshevValue(coefficients, 0, SPAN_ORDER, (2 * days) / SPAN_DAYS - 2 * span - 1);
}

function mergeSpan(quantity: Quantity, span: number): Float64Array {
  const values = Float64Array.from(NODES, (x) => {
    const days = SPAN_DAYS * (span + (x + 1) / 2);
    return meanSeries(quantity, days) + tableValue(quantity, days);
  });
  const merged = chebyshevFit(values);
  spans[quantity].set(span, merged);
  return merged;
}

function tableValue(quantity: Quantity, days: number): number {
  const segment = Math.floor(days / SEGMENT_DAYS);
  const x = (2 * days) / SEGMENT_DAYS - 2 * segment - 1;
  let start = 0;
  for (const column of COLUMNS) {
    if (column.quantity === quantity) return chebyshevValue(segmentCoefficients(segment), start, column.coefficients, x);
    start += column.coefficients;
  }
  throw new TypeError(`The tables hold no ${quantity}`);
}
