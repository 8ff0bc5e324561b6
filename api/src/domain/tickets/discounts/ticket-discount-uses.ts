import { type DiscountState, discountOf, messagesOf, ticketTypeNoun } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { fieldError } from '../../../platform/http/domain-error.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import { fullPriceOf } from '../series/ticket-series.ts';
import type { DateFacts, TicketFacts } from '../ticket-facts.ts';
import { itemOf, type TicketItem } from '../ticket-line.ts';
import { TicketDiscountRow } from './ticket-discount.entity.ts';
import { TicketDiscountUseRow } from './ticket-discount-use.entity.ts';

const say = messagesOf(ticketTypeNoun);

/** The code a ticket asks for, if it lowers the price. `isUsable`: a line that doesn't use it yet may. */
export interface AskedDiscount {
  row: TicketDiscountRow;
  offCents: number;
  isUsable: boolean;
}

/** Null without a code, and for tickets that it isn't for. */
export async function askedDiscount(
  manager: EntityManager,
  facts: TicketFacts,
  item: Pick<TicketItem, 'discountId' | 'series' | 'seat'>,
  now: Date,
): Promise<AskedDiscount | null> {
  const { discountId } = item;
  if (!discountId) return null;
  const { templeId, id: saleId } = facts.sale;
  const row = await manager.findOneBy(TicketDiscountRow, { templeId, id: discountId, saleId });
  const offCents = row ? discountOf(row, { ...facts.type, priceCents: fullPriceOf(facts.type, item) }) : 0;
  return row && offCents > 0 ? { row, offCents, isUsable: isUsable(row, facts, now) } : null;
}

/** Open, within its days, and not used up. */
export const isUsable = (row: TicketDiscountRow, facts: DateFacts, now: Date): boolean =>
  discountState(row, facts.series.timeZone, now) === 'open';

/** Whether a code works at a moment, and why not; its days are on the clocks of its event. */
export function discountState(
  { startsOn, endsOn, maxUses, uses, closedAt }: TicketDiscountRow,
  timeZone: string,
  now: Date,
): DiscountState {
  const today = dateAt(now.getTime(), timeZone);
  if (closedAt !== null) return 'closed';
  if (startsOn !== null && today < startsOn) return 'planned';
  if (endsOn !== null && today > endsOn) return 'ended';
  return maxUses !== null && uses >= maxUses ? 'used-up' : 'open';
}

const COUNT_UP = `UPDATE ticket_discounts SET uses = uses + 1
  WHERE templeId = ? AND id = ? AND closedAt IS NULL AND (maxUses IS NULL OR uses < maxUses)`;
const COUNT_DOWN = 'UPDATE ticket_discounts SET uses = uses - 1 WHERE templeId = ? AND id = ?';

/**
 * Counts a line's use of its code in one conditional update, once. Returns false if the code is closed or used up. Throws `invalid-fields`
 * beyond the limit of one order.
 */
async function useDiscount(tx: EntityManager, line: OrderLine, { row, isUsable: may }: AskedDiscount): Promise<boolean> {
  const { templeId, id, orderId } = line;
  if (await tx.existsBy(TicketDiscountUseRow, { templeId, id })) return true;
  if (!may || (await execute(tx, COUNT_UP, [templeId, row.id])) !== 1) return false;
  await insertOnce(tx, TicketDiscountUseRow, { templeId, id, discountId: row.id, orderId });
  const count = await tx.countBy(TicketDiscountUseRow, { templeId, discountId: row.id, orderId });
  if (row.perOrder !== null && count > row.perOrder)
    throw fieldError('discountId', say('ticket-discount.order-most', { code: row.code, max: row.perOrder }));
  return true;
}

/** Counts a line's use of the code it asks for, if any. Returns false if that is closed or used up. Throws `invalid-fields`. */
export async function holdDiscount(tx: EntityManager, line: OrderLine, facts: TicketFacts, now: Date): Promise<boolean> {
  const discount = await askedDiscount(tx, facts, itemOf(line), now);
  return discount === null || useDiscount(tx, line, discount);
}

/** A line that lost its place no longer uses a code. */
export async function releaseDiscount(tx: EntityManager, { templeId, id }: Pick<OrderLine, 'templeId' | 'id'>): Promise<void> {
  const use = await tx.findOneBy(TicketDiscountUseRow, { templeId, id });
  if (!use || (await tx.delete(TicketDiscountUseRow, { templeId, id })).affected !== 1) return;
  await execute(tx, COUNT_DOWN, [templeId, use.discountId]);
}
