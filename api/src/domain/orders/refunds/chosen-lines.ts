import type { BodyOf, donationEndpoints } from '@sannidhi/contracts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { everythingLeft, type LineShare, onePerLine, sumOf } from '../line-shares.ts';
import type { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { LineLimits } from './refund-limits.ts';
import { refusal } from './refund-refusal.ts';

/** What the office chose: lines by name, all that is left, or an amount where only one line has money left. */
export function chosenLines(
  order: Order,
  ofOrder: readonly OrderLine[],
  limits: LineLimits | undefined,
  { lines, amountCents }: Pick<BodyOf<typeof donationEndpoints.refund>, 'lines' | 'amountCents'>,
): LineShare[] {
  if (lines && amountCents !== undefined) throw new DomainError('refund-lines-required');
  if (lines) return onePerLine(lines.map(({ lineId, amountCents: cents }) => ({ lineId, cents })));
  const left = everythingLeft(ofOrder, limits);
  if (left.length === 0) throw refusal(order);
  if (sumOf(left) > order.totalCents - order.refundHeldCents) throw new DomainError('refund-unassigned');
  if (amountCents === undefined) return left;
  const [only, ...others] = left;
  if (!only || others.length > 0) throw new DomainError('refund-lines-required');
  return [{ ...only, cents: amountCents }];
}
