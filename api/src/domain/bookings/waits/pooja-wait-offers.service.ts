import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { systemActor } from '../../../platform/auth/actor.ts';
import { Audit } from '../../audit/audit.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { freeAtCounter, freeOnline } from '../../poojas/slot-counts.ts';
import { SlotOpenings } from '../../poojas/slot-openings.ts';
import { offerCounterPlaces, offerPlaces, type SlotKey } from '../../poojas/slot-places.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { BookingNotices } from '../notices/booking-notices.service.ts';
import { offerEnds } from './offer-end.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { lineBehind, offerable, placesOf } from './pooja-wait-rows.ts';

const BATCH = 200;
export const WAITLIST = systemActor('Waitlist');

/** Offers places that are free to the families that wait for them, in their order. */
@Injectable()
export class PoojaWaitOffers {
  constructor(
    private readonly openings: SlotOpenings,
    private readonly temples: TemplesService,
    private readonly notices: BookingNotices,
    private readonly audit: Audit,
  ) {}

  /**
   * Offers free places to who comes next, in the caller's transaction, which has locked the slot by changing it: those of the counter to the
   * families whom the counter put on the list.
   */
  async offerFree(tx: EntityManager, key: SlotKey, now = new Date()): Promise<void> {
    if (await this.offerOnline(tx, key, now)) await this.offerAtCounter(tx, key, now);
  }

  /** Returns whether anybody waited. */
  private async offerOnline(tx: EntityManager, key: SlotKey, now: Date): Promise<boolean> {
    let free: number | undefined;
    for (let last: PoojaWaitRow | undefined; free !== 0; ) {
      const waits = await lineBehind(tx, key, last, BATCH);
      if (waits.length === 0) return last !== undefined;
      const slot = await tx.findOneByOrFail(PoojaSlotRow, { templeId: key.templeId, id: key.id });
      free ??= freeOnline(slot);
      for (const wait of waits) {
        const places = offerable(wait, free);
        if (places === 0) continue;
        if (!(await offerPlaces(tx, key, places, now))) return true;
        free -= places;
        await this.offer(tx, wait, slot, { places, now });
      }
      last = waits.at(BATCH - 1);
      if (!last) return true;
    }
    return true;
  }

  private async offerAtCounter(tx: EntityManager, { templeId, id: slotId }: SlotKey, now: Date): Promise<void> {
    const line = { templeId, slotId, status: 'waiting' as const, accountId: IsNull() };
    for (const wait of await tx.find(PoojaWaitRow, { where: line, order: { turn: 'ASC', id: 'ASC' }, take: BATCH })) {
      const slot = await tx.findOneByOrFail(PoojaSlotRow, { templeId, id: slotId });
      const places = offerable(wait, freeAtCounter(slot));
      if (places > 0 && (await offerCounterPlaces(tx, { templeId, id: slotId }, places, now)))
        await this.offer(tx, wait, slot, { places, now });
    }
  }

  private async offer(
    tx: EntityManager,
    wait: PoojaWaitRow,
    slot: PoojaSlotRow,
    { places, now }: { places: number; now: Date },
  ): Promise<void> {
    const { templeId, id, accountId } = wait;
    const terms = await this.openings.offerTerms(tx, slot, now);
    const { timeZone } = await this.temples.of(tx, templeId);
    const offeredUntil = terms?.until ?? offerEnds(slot.startsAt, timeZone, now);
    const offered = { status: 'offered' as const, offeredUntil, offeredPlaces: places, claimed: 0 };
    await tx.update(PoojaWaitRow, { templeId, id, status: 'waiting' }, offered);
    const subject = { kind: 'pooja-wait', id };
    await this.audit.record(tx, { actor: WAITLIST, templeId, action: 'pooja-wait.offered', subject, at: now });
    // A draw's notice is about one place: nobody registers for more.
    if (terms && accountId !== null && placesOf(wait) === 1) await terms.notify(tx, { waitId: id, accountId });
    else await this.notices.placesOffered(tx, { ...wait, ...offered }, slot);
  }
}
