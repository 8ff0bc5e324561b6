import { COEFFICIENTS_PER_SEGMENT, COLUMNS } from './layout.ts';

/** Bits for the Rice parameter in front of every run. */
const PARAMETER_BITS = 5;

/**
 * Unpacks one decade: for every Chebyshev order of every column one run of Rice codes over all segments.
 * Returns one coefficient block per segment in `COLUMNS` order, in radians and kilometres.
 */
export function decodeDecade(packed: string, segments: number): Float64Array[] {
  const bits = bitReader(atob(packed));
  const blocks = Array.from({ length: segments }, () => new Float64Array(COEFFICIENTS_PER_SEGMENT));
  let at = 0;
  for (const { coefficients, step } of COLUMNS) {
    for (const end = at + coefficients; at < end; at++) {
      const parameter = bits(PARAMETER_BITS);
      for (const block of blocks) block[at] = signed(riceCode(bits, parameter)) * step;
    }
  }
  return blocks;
}

type BitReader = (count: number) => number;

function bitReader(bytes: string): BitReader {
  let position = 0;
  return (count) => {
    let value = 0;
    for (let i = 0; i < count; i++, position++) value = value * 2 + ((bytes.charCodeAt(position >> 3) >> (7 - (position & 7))) & 1);
    return value;
  };
}

function riceCode(bits: BitReader, parameter: number): number {
  let quotient = 0;
  while (bits(1)) quotient++;
  return quotient * 2 ** parameter + bits(parameter);
}

/** 0, 1, 2, 3, 4 … encode 0, −1, 1, −2, 2 … */
function signed(code: number): number {
  return code % 2 ? -(code + 1) / 2 : code / 2;
}
