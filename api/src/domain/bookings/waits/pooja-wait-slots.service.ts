import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { oneByOne } from '../../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { linesInCarts } from '../../orders/cart/lines-in-carts.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { lockSlot, type SlotKey } from '../../poojas/slot-places.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import type { BookingRow } from '../booking.entity.ts';
import { BookingNotices, type MoveFacts } from '../notices/booking-notices.service.ts';
import { itemOf } from '../pooja-line.ts';
import { offerEnds } from './offer-end.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { endOffered, endWait } from './pooja-wait-rows.ts';

/** What a canceled or moved slot means for its waitlist: entries end or keep their turn, and everyone on it is notified. */
@Injectable()
export class PoojaWaitSlots {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly notices: BookingNotices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How many people wait for these times who have booked none of them. */
  async peopleBeside(manager: EntityManager, templeId: string, slotIds: readonly string[], booked: readonly BookingRow[]): Promise<number> {
    const waits = await manager.findBy(PoojaWaitRow, { templeId, slotId: In([...slotIds]), status: In(['waiting', 'offered']) });
    const people = new Set(waits.map(({ id, accountId, phone }) => accountId ?? phone ?? id));
    for (const { accountId } of booked) if (accountId !== null) people.delete(accountId);
    return people.size;
  }

  /**
   * The slot was canceled: its waitlist ends, and everyone on it is notified of the reason; so is who accepted an offer and has it in the cart.
   * Returns what was thrown for some of them.
   */
  async endAll(slot: SlotKey, reason: string): Promise<unknown[]> {
    const open = { templeId: slot.templeId, slotId: slot.id, status: In(['waiting', 'offered']) };
    const errors = await this.each(await this.database.reader.findBy(PoojaWaitRow, open), (wait) =>
      this.database.transaction(async (tx) => {
        await lockSlot(tx, slot);
        if (!(await endOffered(tx, wait, 'ended')) && !(await endWait(tx, wait, 'waiting', 'ended'))) return;
        await this.notices.waitEnded(tx, wait, await tx.findOneByOrFail(PoojaSlotRow, slot), reason);
      }),
    );
    return [...errors, ...(await this.tellAccepted(slot, reason))];
  }

  private async tellAccepted(slot: SlotKey, reason: string): Promise<unknown[]> {
    const { reader } = this.database;
    const ids = (await linesInCarts(reader, slot.templeId, 'pooja', slot.id)).flatMap((line) => itemOf(line).waitId ?? []);
    return this.each(await reader.findBy(PoojaWaitRow, { templeId: slot.templeId, id: In(ids), status: 'claimed' }), (wait) =>
      this.database.transaction(async (tx) =>
        this.notices.waitEnded(tx, wait, await tx.findOneByOrFail(PoojaSlotRow, slot), reason, { accepted: true }),
      ),
    );
  }

  /** The slot was moved: everybody who waits for it is notified of the new time, once. Returns what was thrown for some of them. */
  async notifyMoved(slot: SlotKey, before: Date, facts: MoveFacts): Promise<unknown[]> {
    const open = { templeId: slot.templeId, slotId: slot.id, status: In(['waiting', 'offered']) };
    return this.each(await this.database.reader.findBy(PoojaWaitRow, open), (wait) =>
      this.database.transaction(async (tx) =>
        this.notices.waitMoved(tx, wait, await tx.findOneByOrFail(PoojaSlotRow, slot), before, facts),
      ),
    );
  }

  /** The slot is moved: an offer holds no longer than one made now would. Then the next family can still accept in time. */
  async hasten(tx: EntityManager, { templeId, id: slotId }: SlotKey, to: Pick<PoojaSlotRow, 'startsAt'>, now: Date): Promise<void> {
    const { timeZone } = await this.temples.of(tx, templeId);
    const offeredUntil = offerEnds(to.startsAt, timeZone, now);
    const open = { templeId, slotId, status: 'offered' as const, offeredUntil: MoreThan(offeredUntil) };
    await tx.update(PoojaWaitRow, open, { offeredUntil });
  }

  private each(waits: readonly PoojaWaitRow[], work: (wait: PoojaWaitRow) => Promise<void>): Promise<unknown[]> {
    return oneByOne(waits, work, ({ id: waitId }, err) => this.logger.error({ waitId, err }, 'a waitlist entry couldn’t be moved on'));
  }
}
