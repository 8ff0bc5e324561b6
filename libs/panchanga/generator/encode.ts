import { Buffer } from 'node:buffer';
import { COLUMNS } from '../src/tables/layout.ts';

const PARAMETER_BITS = 5;
const LARGEST_PARAMETER = 24;

/** Packs a decade's segments the way `decodeDecade` reads them: `segments[i]` holds the coefficients in `COLUMNS` order. */
export function encodeDecade(segments: readonly Float64Array[]): string {
  const bits: number[] = [];
  let at = 0;
  for (const { coefficients, step } of COLUMNS) {
    for (const end = at + coefficients; at < end; at++) {
      const order = at;
      pushRun(
        bits,
        segments.map((segment) => unsigned(Math.round(Number(segment[order]) / step))),
      );
    }
  }
  return toBase64(bits);
}

function pushRun(bits: number[], codes: number[]): void {
  const parameter = bestParameter(codes);
  pushBits(bits, parameter, PARAMETER_BITS);
  for (const code of codes) {
    const quotient = Math.floor(code / 2 ** parameter);
    for (let i = 0; i < quotient; i++) bits.push(1);
    bits.push(0);
    pushBits(bits, code % 2 ** parameter, parameter);
  }
}

function bestParameter(codes: number[]): number {
  const cost = (parameter: number) => codes.reduce((sum, code) => sum + Math.floor(code / 2 ** parameter) + 1 + parameter, 0);
  let best = 0;
  for (let parameter = 1; parameter <= LARGEST_PARAMETER; parameter++) if (cost(parameter) < cost(best)) best = parameter;
  return best;
}

function pushBits(bits: number[], value: number, count: number): void {
  for (let i = count - 1; i >= 0; i--) bits.push(Math.floor(value / 2 ** i) % 2);
}

function unsigned(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function toBase64(bits: number[]): string {
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  bits.forEach((bit, i) => {
    bytes[i >> 3] = Number(bytes[i >> 3]) | (bit << (7 - (i & 7)));
  });
  return Buffer.from(bytes).toString('base64');
}
