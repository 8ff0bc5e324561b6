import { type OrderStatus, WAS_PAID } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { firstOf } from '../cart/repeated-lines.service.ts';
import type { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';

/** What of paid orders another payment had bought before, with its part of the covered fee, by order. Others cost no query. */
export async function paidTwiceCents(
  manager: EntityManager,
  orders: readonly Order[],
  lines: readonly OrderLine[],
): Promise<Map<string, number>> {
  const paid = orders.filter(({ status }) => (WAS_PAID as readonly OrderStatus[]).includes(status));
  const repeated = lines.filter((line) => paid.some((order) => isRepeated(order, line)));
  if (repeated.length === 0) return new Map();
  const ids = { templeId: In([...new Set(repeated.map(({ templeId }) => templeId))]), id: In(repeated.map(firstOf)) };
  const firsts = new Map((await manager.findBy(OrderLine, ids)).map((line) => [line.id, line.boughtBy]));
  const sums = new Map<string, number>();
  for (const line of repeated) {
    const boughtBy = firsts.get(firstOf(line)) ?? line.orderId;
    if (boughtBy === line.orderId) continue;
    sums.set(line.orderId, (sums.get(line.orderId) ?? 0) + line.amountCents + line.coveredFeeCents);
  }
  return sums;
}

const isRepeated = ({ id, toCartAt }: Order, { orderId, firstLineId }: OrderLine): boolean =>
  orderId === id && (toCartAt !== null || firstLineId !== null);
