import { PanchangaRangeError } from '../range-error.ts';
import { decodeDecade } from './decode.ts';
import { FIRST_YEAR, LAST_YEAR, SEGMENT_DAYS, segmentsOf } from './layout.ts';

const packedDecades = new Map<number, string>();
const decodedDecades = new Set<number>();
const segments = new Map<number, Float64Array>();

/** Registers a decade's table. It is unpacked when the first instant inside it is requested. */
export function registerDecade(decade: number, packed: string): void {
  packedDecades.set(decade, packed);
}

/** True once the table of the decade that starts with this year is registered. */
export function hasDecade(decade: number): boolean {
  return packedDecades.has(decade);
}

/** Chebyshev coefficients of one segment, or an error that says which years the tables cover. */
export function segmentCoefficients(segment: number): Float64Array {
  return segments.get(segment) ?? unpackAround(segment);
}

function unpackAround(segment: number): Float64Array {
  for (const [decade, packed] of packedDecades) {
    const { first, last } = segmentsOf(decade);
    if (decodedDecades.has(decade) || segment < first || segment > last) continue;
    decodeDecade(packed, last - first + 1).forEach((block, i) => void segments.set(first + i, block));
    decodedDecades.add(decade);
  }
  const found = segments.get(segment);
  if (!found) throw outsideTables(segment);
  return found;
}

function outsideTables(segment: number): PanchangaRangeError {
  const near = new Date(Date.UTC(2000, 0, 1) + segment * SEGMENT_DAYS * 86_400_000).toISOString().slice(0, 10);
  const known = [...packedDecades.keys()].sort((a, b) => a - b).join(', ');
  return new PanchangaRangeError(
    'tables',
    `No table covers the days around ${near}: the library spans ${FIRST_YEAR} to ${LAST_YEAR}, and the decades loaded are: ${known || 'none'}.`,
  );
}
