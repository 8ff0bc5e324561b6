/** The median of a list of figures; for an even number, the lower of the two. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('No figures, no median');
  return middle;
}
