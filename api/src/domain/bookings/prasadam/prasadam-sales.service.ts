import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { prasadamLineSchema, UNSHIPPED_PRASADAM } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { InferType } from 'yup';
import { found } from '../../../platform/http/domain-error.ts';
import type { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import type { Ask, Market, PaidLine, Purchasable, Quote } from '../../orders/purchasable.ts';
import { Purchasables } from '../../orders/purchasables.ts';
import { BookingRow } from '../booking.entity.ts';
import { itemOf, prasadamLine } from '../pooja-line.ts';
import { ofCanceledSlots } from '../slots/canceled-slots.ts';
import { slotAndService } from '../slots/slots-and-services.ts';

type PrasadamItem = InferType<typeof prasadamLineSchema>;

/** Prasadam by mail, as a line of its own beside its pooja's: with its own tax class, income account and refund. */
@Injectable()
export class PrasadamSales implements Purchasable<PrasadamItem>, OnModuleInit {
  readonly kind = 'prasadam';
  readonly itemSchema = prasadamLineSchema;
  readonly onlyAlong = true;
  /** A parcel takes no place, but has to hear when its order is refunded. */
  readonly takesPlaces = true;

  constructor(private readonly purchasables: Purchasables) {}

  onModuleInit(): void {
    this.purchasables.add(this);
  }

  /** Null where the pooja's prasadam isn't mailed. */
  async quote(manager: EntityManager, { temple, policy }: Market, asks: readonly Ask<PrasadamItem>[]): Promise<(Quote | null)[]> {
    const quotes = [];
    for (const { item } of asks) {
      const { service } = (await slotAndService(manager, { templeId: temple.id, id: item.slotId })) ?? {};
      quotes.push(service?.active ? prasadamLine(service, policy, item.slotId) : null);
    }
    return quotes;
  }

  async reserve(): Promise<OrderLine[]> {
    return [];
  }

  /** Each goes with a booking of its order that asked for it; without one, it is refunded. */
  async confirm(tx: EntityManager, order: Order, lines: readonly PaidLine[]): Promise<OrderLine[]> {
    const gone = [];
    for (const { line } of lines) if (!(await addToBooking(tx, order, line))) gone.push(line);
    return gone;
  }

  canceledWhy(tx: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, string>> {
    return ofCanceledSlots(tx, lines);
  }

  /** What was paid back and isn't on its way is no longer mailed. */
  async release(tx: EntityManager, { templeId, id: orderId }: Order, lines: readonly OrderLine[], were: 'held' | 'taken'): Promise<void> {
    if (were === 'held') return;
    const open = { prasadam: In([...UNSHIPPED_PRASADAM]), status: In(['confirmed', 'checked-in', 'performed', 'no-show']) };
    for (const { id, amountCents } of lines) {
      const booking = await tx.findOneBy(BookingRow, { templeId, orderId, prasadamLineId: id, ...open });
      if (!booking) continue;
      const none = { prasadam: null, prasadamTo: null, prasadamLineId: null, amountCents: booking.amountCents - amountCents };
      await tx.update(BookingRow, { templeId, id: booking.id, prasadamLineId: id, ...open }, none);
    }
  }

  describe({ label }: OrderLine): string {
    return label;
  }

  refundable({ amountCents }: OrderLine): number {
    return amountCents;
  }
}

/** Gives a paid line to the first booking of its order that asked for it and has none. False where there is none. */
async function addToBooking(tx: EntityManager, { templeId, id: orderId }: Order, line: OrderLine): Promise<boolean> {
  const { slotId, to } = found(line.item) as PrasadamItem;
  const poojas = await tx.find(OrderLine, { where: { templeId, orderId, kind: 'pooja', itemId: slotId }, order: { position: 'ASC' } });
  for (const { id } of poojas.filter((pooja) => isDeepStrictEqual(itemOf(pooja).prasadamTo, to))) {
    const booking = await tx.findOneBy(BookingRow, { templeId, id });
    if (!booking) continue;
    const mailed = {
      prasadam: 'none' as const,
      prasadamTo: to,
      prasadamLineId: line.id,
      amountCents: booking.amountCents + line.amountCents,
    };
    const { affected } = await tx.update(BookingRow, { templeId, id, prasadamLineId: IsNull() }, mailed);
    if (affected === 1) return true;
  }
  return false;
}
