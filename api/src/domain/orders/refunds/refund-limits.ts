import type { OrderLine } from '../order-line.entity.ts';
import type { CanceledBy } from '../purchasable.ts';
import type { Purchasables } from '../purchasables.ts';

/** The most cents that may ever go back of each line, by its id. */
export type LineLimits = ReadonlyMap<string, number>;

/**
 * What the rules of each line's kind let go back if it is canceled now. The covered fee goes back with a whole line that the temple
 * cancels, and stays where the buyer does: the provider keeps its fee.
 */
export const refundLimits = (sellers: Purchasables, lines: readonly OrderLine[], by: CanceledBy, at: Date = new Date()): LineLimits =>
  new Map(lines.map((line) => [line.id, limitOf(line, sellers.of(line.kind).refundable(line, by, at), by)]));

function limitOf({ amountCents, coveredFeeCents }: OrderLine, refundableCents: number, by: CanceledBy): number {
  const cents = Math.max(0, Math.min(amountCents, refundableCents));
  return by === 'temple' && cents === amountCents ? cents + coveredFeeCents : cents;
}
