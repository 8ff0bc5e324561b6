import type { WalkInPayment, WalkInPaymentStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { qrSvgAddress } from '../../../platform/documents/qr.ts';
import { mayStillArrive, paymentUrlOf, sessionEnd } from '../../orders/checkout/unfinished-orders.ts';
import type { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { holdUntil } from '../../orders/places/hold-times.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { BookingRow } from '../booking.entity.ts';

const OVER: readonly WalkInPaymentStatus[] = ['paid', 'refunded', 'canceled', 'timed-out'];

/** Whether nothing more can happen to it. */
export const isOver = ({ status }: Pick<WalkInPayment, 'status'>): boolean => OVER.includes(status);

/** Card payments of poojas at the counter; orders for something else are left out. */
export async function walkInPaymentViews(manager: EntityManager, templeId: string, orders: readonly Order[]): Promise<WalkInPayment[]> {
  const byCard = orders.filter(({ gateway }) => gateway !== null);
  if (byCard.length === 0) return [];
  const orderId = In(byCard.map(({ id }) => id));
  const lines = await manager.findBy(OrderLine, { templeId, orderId, kind: 'pooja' });
  const slots = await manager.findBy(PoojaSlotRow, { templeId, id: In(lines.flatMap(({ itemId }) => itemId ?? [])) });
  const bookings = await manager.findBy(BookingRow, { templeId, orderId });
  const views = [];
  for (const order of byCard) {
    const line = lines.find((each) => each.orderId === order.id);
    const slot = slots.find(({ id }) => id === line?.itemId);
    const booking = bookings.find((each) => each.orderId === order.id) ?? null;
    if (line && slot) views.push(await viewOf(order, line, slot, booking));
  }
  return views;
}

async function viewOf(order: Order, line: OrderLine, slot: PoojaSlotRow, booking: BookingRow | null): Promise<WalkInPayment> {
  const now = new Date();
  return {
    orderId: order.id,
    status: statusOf(order, booking, now),
    bookedBy: order.legalName ?? '',
    service: line.label,
    startsAt: slot.startsAt.toISOString(),
    totalCents: order.totalCents,
    page: await pageOf(order, now),
    isKept: line.place === 'held' && line.heldUntil !== null && now < line.heldUntil,
    bookingId: booking?.id ?? null,
  };
}

function statusOf(order: Order, booking: BookingRow | null, now: Date): WalkInPaymentStatus {
  const { status, processingAt, toCartAt, checkoutId } = order;
  if (status === 'pending') return processingAt ? 'processing' : paymentUrlOf(order, now) ? 'waiting' : 'asking';
  if (status !== 'failed' && status !== 'canceled') return booking ? 'paid' : 'refunded';
  if (toCartAt) return 'canceled';
  if (mayStillArrive(order, now)) return 'declined';
  if (mayHaveArrived(order, now)) return 'asking';
  return checkoutId && now < sessionEnd(order) ? 'canceled' : 'timed-out';
}

/** Whether the page has ended after a decline, and the message of another card that paid there may be on its way. */
const mayHaveArrived = (order: Order, now: Date): boolean =>
  order.status === 'failed' && !order.processingAt && now < holdUntil(sessionEnd(order));

async function pageOf(order: Order, now: Date): Promise<WalkInPayment['page']> {
  const url = mayStillArrive(order, now) ? order.checkoutUrl : paymentUrlOf(order, now);
  return url ? { url, qr: await qrSvgAddress(url), until: sessionEnd(order).toISOString() } : null;
}
