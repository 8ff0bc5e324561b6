import { percentile } from './percentile.ts';

/** How long something took, often: in ms, to the unit. */
export interface Times {
  count: number;
  p50: number;
  p95: number;
  most: number;
}

export function timesOf(times: readonly number[]): Times {
  const at = (share: number) => Math.round(percentile(times, share));
  return { count: times.length, p50: at(0.5), p95: at(0.95), most: at(1) };
}

/** In words: `p95 182 ms, p50 140 ms, most 190 ms`. */
export const timesInWords = ({ p50, p95, most }: Times): string => `p95 ${p95} ms, p50 ${p50} ms, most ${most} ms`;
