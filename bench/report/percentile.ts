/** The figure below which a fraction of all figures lies: `percentile(times, 0.95)`. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (at === undefined) throw new Error('No figures, no percentile');
  return at;
}
