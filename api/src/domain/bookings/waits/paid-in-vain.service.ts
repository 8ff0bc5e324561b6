import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import type { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { lockSlot } from '../../poojas/slot-places.ts';
import { BookingNotices } from '../notices/booking-notices.service.ts';
import { bookedByOf, itemOf, type PoojaItem, slotOf } from '../pooja-line.ts';
import { type SlotAndService, slotAndService } from '../slots/slots-and-services.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { mostOf, placesOf } from './pooja-wait-rows.ts';
import { WaitlistService } from './waitlist.service.ts';

type VainWait = Omit<PoojaWaitRow, 'status' | 'openKey' | 'offeredUntil' | 'offeredPlaces' | 'claimed' | 'accountId'> & {
  accountId: string;
  places: number;
};

/** Families whose money arrived when their places were gone: they are first on the waitlist, for as many. */
@Injectable()
export class PaidInVain {
  constructor(
    private readonly waitlist: WaitlistService,
    private readonly notices: BookingNotices,
  ) {}

  /** Puts who paid for these lines onto the lists of their times, unless those are no longer offered. */
  async waitFirst(tx: EntityManager, order: Order, gone: readonly OrderLine[]): Promise<void> {
    if (order.payerAccountId === null) return;
    for (const slotId of new Set(gone.map(({ itemId }) => itemId))) {
      const lines = gone.filter(({ itemId }) => itemId === slotId);
      const { slot, service } = found(await slotAndService(tx, slotOf(found(lines[0]))));
      if (!isOffered({ slot, service })) continue;
      // Never for more than there are: the temple may have fewer since.
      const places = Math.min(lines.length, mostOf(slot, { accountId: order.payerAccountId }));
      const wait = { ...(await waitOf(tx, order, order.payerAccountId, lines)), places };
      const first = (await this.waitlist.join(tx, wait)) ? asWaiting(wait) : await moveFirst(tx, wait);
      if (first) await this.notices.waitingFirst(tx, first, slot);
    }
  }
}

const isOffered = ({ slot, service }: SlotAndService): boolean =>
  slot.status === 'open' && !slot.retired && service.active && isAhead(slot);
const isAhead = ({ startsAt }: PoojaSlotRow): boolean => startsAt > new Date();

/** One entry for all of an order's lines in a slot. Whether fewer places will do is as the waitlist they came from has it. */
async function waitOf(tx: EntityManager, order: Order, accountId: string, lines: readonly OrderLine[]): Promise<Omit<VainWait, 'places'>> {
  const items: PoojaItem[] = lines.map((line) => itemOf(line));
  const { participants, intention, inAbsentia, waitId } = found(items[0]);
  const prasadamTo = items.find((item) => item.prasadamTo)?.prasadamTo ?? null;
  const { templeId } = order;
  const offer = waitId === null ? null : await tx.findOneBy(PoojaWaitRow, { templeId, id: waitId, accountId });
  return {
    templeId,
    id: newId(),
    slotId: found(lines[0]?.itemId),
    accountId,
    phone: null,
    email: null,
    language: null,
    bookedBy: bookedByOf(order, participants),
    turn: 0,
    item: { participants, intention, inAbsentia, prasadamTo },
    nameCount: participants.length,
    takesFewer: offer?.takesFewer === true,
    createdAt: new Date(),
  };
}

const asWaiting = (wait: VainWait): PoojaWaitRow => ({
  ...wait,
  status: 'waiting',
  openKey: null,
  offeredUntil: null,
  offeredPlaces: null,
  claimed: null,
});

/**
 * The family is on the list already: it moves to the front with what it paid for, still for as many places as it waits for, and with its wish
 * for prasadam. One that was offered places keeps its offer, as it was said, with the prasadam it paid for; null then.
 */
async function moveFirst(tx: EntityManager, wait: VainWait): Promise<PoojaWaitRow | null> {
  const { templeId, slotId, accountId, nameCount, bookedBy } = wait;
  await lockSlot(tx, { templeId, id: slotId });
  const before = await tx.findOneBy(PoojaWaitRow, { templeId, slotId, accountId, status: In(['waiting', 'offered']) });
  if (!before) return null;
  const key = { templeId, id: before.id };
  if (before.status === 'offered') {
    const item = { ...before.item, prasadamTo: before.item.prasadamTo ?? wait.item.prasadamTo };
    await tx.update(PoojaWaitRow, key, { item });
    return null;
  }
  const item = { ...wait.item, prasadamTo: wait.item.prasadamTo ?? before.item.prasadamTo };
  await tx.update(PoojaWaitRow, key, { turn: 0, item, nameCount, bookedBy, places: Math.max(wait.places, placesOf(before)) });
  return tx.findOneBy(PoojaWaitRow, key);
}
