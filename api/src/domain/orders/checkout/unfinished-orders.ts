import type { OrderStatus, UnfinishedOrder } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { Temple } from '../../temples/temple.entity.ts';
import { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';

/** How long a provider's own session lasts, where nothing is held for it. */
export const SESSION_MS = 24 * 3_600_000;

/** The provider's page of an order that can still be paid there; null once its session has ended or the bank has the payment. */
export function paymentUrlOf(order: Order, now: Date = new Date()): string | null {
  const { status, processingAt, checkoutUrl } = order;
  return status === 'pending' && !processingAt && now < sessionEnd(order) ? checkoutUrl : null;
}

/** Whether a card was declined on a page that took another one: the provider's word of that may be on its way. */
export function mayStillArrive(order: Order, now: Date = new Date()): boolean {
  const { status, processingAt, checkoutUrl, toCartAt } = order;
  return status === 'failed' && checkoutUrl !== null && !processingAt && !toCartAt && now < sessionEnd(order);
}

/** Whether an order's page goes on after a declined card. Charges of saved cards have none, and a bank's refusal is the end. */
export const takesAnotherCard = (order: Order, now: Date = new Date()): boolean =>
  order.source !== 'recurring' && !order.processingAt && now < sessionEnd(order);

/** When the provider's page of an order ends. */
export const sessionEnd = ({ payableUntil, createdAt }: Order): Date => payableUntil ?? new Date(createdAt.getTime() + SESSION_MS);

/**
 * An account's carts, and what it began to pay for within a day and didn't: that can be finished, or put back into the cart it came from.
 * One statement: crowds wait for it.
 */
export async function openOrders(
  manager: EntityManager,
  payerAccountId: string,
  now: Date = new Date(),
): Promise<{ drafts: Order[]; unfinished: Order[] }> {
  const lately = { source: 'web' as const, createdAt: MoreThan(new Date(now.getTime() - SESSION_MS)), toCartAt: IsNull() };
  const status = In<OrderStatus>(['pending', 'failed', 'canceled']);
  const where = [
    { payerAccountId, status: 'draft' as const },
    { payerAccountId, status, ...lately },
  ];
  const orders = await manager.find(Order, { where, order: { id: 'ASC' } });
  const isDraft = (order: Order) => order.status === 'draft';
  return { drafts: orders.filter(isDraft), unfinished: orders.filter((order) => !isDraft(order) && !order.processingAt) };
}

/** The same as their payer sees them; without those that nothing can be done about. */
export async function unfinishedViews(
  manager: EntityManager,
  orders: readonly Order[],
  temples: ReadonlyMap<string, Temple>,
): Promise<UnfinishedOrder[]> {
  const views: UnfinishedOrder[] = [];
  for (const order of orders) {
    const { templeId, id: orderId, label, totalCents } = order;
    const temple = temples.get(templeId);
    const lines = await manager.findBy(OrderLine, { templeId, orderId });
    const fromCart = lines.some(({ item }) => item !== null);
    const paymentUrl = paymentUrlOf(order);
    if (!temple || (!fromCart && !paymentUrl)) continue;
    views.push({ orderId, temple: { slug: temple.slug, name: temple.name }, label, totalCents, paymentUrl, fromCart });
  }
  return views;
}
