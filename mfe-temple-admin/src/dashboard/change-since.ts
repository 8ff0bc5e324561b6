export type Change = { kind: 'nothing-before' } | { kind: 'same' } | { kind: 'more' | 'less'; percent: string };

/** How much a sum of cents changed from an earlier one, in percent with one decimal. */
export function changeSince(nowCents: number, thenCents: number): Change {
  if (thenCents === 0) return { kind: 'nothing-before' };
  const percent = ((nowCents - thenCents) * 100) / thenCents;
  if (Math.abs(percent) < 0.05) return { kind: 'same' };
  return { kind: percent > 0 ? 'more' : 'less', percent: `${Math.abs(percent).toFixed(1)}%` };
}
