/**
 * Splits whole cents over weights by largest remainder: the shares add up to `cents` exactly and none exceeds its weight
 * while `cents` is at most their sum. Weights are non-negative integers with a positive sum unless `cents` is 0.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (cents === 0 || sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (BigInt(cents) * BigInt(weight)) / BigInt(sum)).map(Number);
  const rests = weights.map((weight, index) => ({ index, rest: Number((BigInt(cents) * BigInt(weight)) % BigInt(sum)) }));
  const left = cents - exact.reduce((total, share) => total + share, 0);
  const byRest = rests.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRest.slice(0, left)) exact[index] = (exact[index] ?? 0) + 1;
  return exact;
}
