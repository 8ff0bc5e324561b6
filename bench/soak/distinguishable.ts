/** Percentiles of a sample. */
export interface Spread {
  median: number;
  p90: number;
  p99: number;
}

/** Median, 90th and 99th percentile of a sample, to hundredths. */
export function spreadOf(sample: readonly number[]): Spread {
  const sorted = sample.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { median: at(0.5), p90: at(0.9), p99: at(0.99) };
}

/**
 * The probability that a random response in one sample took longer than one in the other, with ties counted half: 0.5 if nothing
 * distinguishes them, 1 or 0 if a single response does (Mann and Whitney's U over the product of the sizes).
 */
export function chanceLonger(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, own: true })), ...other.map((value) => ({ value, own: false }))].toSorted(
    (a, b) => a.value - b.value,
  );
  let ranks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const shared = (from + 1 + to) / 2;
    ranks += shared * all.slice(from, to).filter(({ own }) => own).length;
    from = to;
  }
  return (ranks - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
}

/** How far from 0.5 the probability strays by chance alone: 2.58 standard deviations, once in a hundred rounds. */
export const luckOf = (one: number, other: number): number => 2.58 * Math.sqrt((one + other + 1) / (12 * one * other));
