import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type bookingEndpoints,
  bookingNoun,
  messagesOf,
  type OwnWait,
  type Page,
  type QueryOf,
  type WaitRow,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, accountOf, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { keysetPage } from '../../../platform/database/keyset-page.ts';
import { DomainError, fieldError, found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Audit } from '../../audit/audit.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { freeOnline } from '../../poojas/slot-counts.ts';
import { SlotOpenings } from '../../poojas/slot-openings.ts';
import { lockSlot } from '../../poojas/slot-places.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { assertNames, assertOwnFamily } from '../booking-names.ts';
import { bookedSlot } from '../booking-views.ts';
import { slotsOf } from '../slots/slots-and-services.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { mostOf, USUAL_TURN } from './pooja-wait-rows.ts';
import { officeWaits, placesIn, positionsOf } from './pooja-wait-views.ts';
import { WaitlistService } from './waitlist.service.ts';

const say = messagesOf(bookingNoun);
const OPEN = ['waiting', 'offered'] as const;

/** Waitlists, as a devotee joins and leaves them and as the office sees them. */
@Injectable()
export class PoojaWaits {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly waitlist: WaitlistService,
    private readonly openings: SlotOpenings,
    private readonly audit: Audit,
  ) {}

  /** The waitlists this devotee is on: offers first, by when they end, then the others by their days. */
  async own(actor: Actor): Promise<OwnWait[]> {
    const manager = this.database.reader;
    const where = { accountId: accountOf(actor).accountId, status: In([...OPEN]) };
    return (await this.views(manager, await manager.find(PoojaWaitRow, { where, order: { id: 'ASC' } }))).sort(byUrgency);
  }

  /**
   * Joins the list of a time that has fewer free places than are wanted; a family that takes fewer is offered at once what there is. Throws
   * `not-found`, `slot-closed`, `waitlist-not-needed`, `opening-turn` for a free time that an opening sells, `waitlist-full`,
   * `opening-line-first`, `already-waiting` and `invalid-fields`.
   */
  async join(
    actor: Actor,
    { slotId, participants, intention, inAbsentia, prasadamTo, places, takesFewer }: BodyOf<typeof bookingEndpoints.wait>,
  ): Promise<OwnWait> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const { templeId } = found(await tx.findOneBy(PoojaSlotRow, { id: slotId }));
      await this.temples.mustAccept(tx, templeId);
      await lockSlot(tx, { templeId, id: slotId });
      const { slot, service } = (await slotsOf(tx, [{ templeId, slotId }]))({ templeId, slotId });
      await assertOwnFamily(tx, account.accountId, participants);
      assertNames(service, participants);
      assertPlaces(places, service.perOrderMax);
      const now = new Date();
      if (slot.status !== 'open' || slot.retired || slot.startsAt <= now) throw new DomainError('slot-closed');
      if (isNotNeeded(slot, places)) throw new DomainError(slot.gatedBy === null ? 'waitlist-not-needed' : 'opening-turn');
      assertPlaces(places, mostOf(slot, account));
      if (!(await this.openings.mayWait(tx, slot, account.accountId, now))) throw new DomainError('opening-line-first');
      const waiting = (await this.waitlist.count(tx, templeId, [slotId])).get(slotId) ?? 0;
      if (service.waitlistMax !== null && waiting >= service.waitlistMax) throw new DomainError('waitlist-full');
      const turn = (await this.openings.turnOf(tx, slot, account.accountId)) ?? USUAL_TURN;
      const who = { accountId: account.accountId, bookedBy: account.fullName, turn, nameCount: participants.length };
      const item = { participants, intention, inAbsentia, prasadamTo: service.prasadamCents === null ? null : prasadamTo };
      const wait = { templeId, id: newId(), slotId, ...who, item, places, takesFewer, createdAt: now };
      if (!(await this.waitlist.join(tx, wait))) throw new DomainError('already-waiting');
      const subject = { kind: 'pooja-wait', id: wait.id };
      await this.audit.record(tx, { actor: account, templeId, action: 'pooja-wait.joined', subject });
      if (takesFewer) await this.waitlist.offerFree(tx, { templeId, id: slotId }, now);
      return found((await this.views(tx, [await tx.findOneByOrFail(PoojaWaitRow, { templeId, id: wait.id })]))[0]);
    });
  }

  /** Throws `not-found`, and `offer-over` for one that no longer waits. */
  async leave(actor: Actor, waitId: string): Promise<void> {
    const account = accountOf(actor);
    await this.database.transaction(async (tx) => {
      const wait = found(await tx.findOneBy(PoojaWaitRow, { accountId: account.accountId, id: waitId }));
      if (!(await this.waitlist.leave(tx, wait))) throw new DomainError('offer-over');
      const { templeId, id } = wait;
      await this.audit.record(tx, { actor: account, templeId, action: 'pooja-wait.left', subject: { kind: 'pooja-wait', id } });
    });
  }

  /**
   * Declines an offer of part of the places, and waits for all of them together. Throws `not-found`, `offer-over` without such an offer, and
   * `waits-for-too-many` where there are no longer as many.
   */
  async keepWaiting(actor: Actor, waitId: string): Promise<OwnWait> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const wait = found(await tx.findOneBy(PoojaWaitRow, { accountId: account.accountId, id: waitId }));
      if (!(await this.waitlist.keepWaiting(tx, wait, new Date()))) throw new DomainError('offer-over');
      const { templeId, id } = wait;
      await this.audit.record(tx, { actor: account, templeId, action: 'pooja-wait.kept', subject: { kind: 'pooja-wait', id } });
      return found((await this.views(tx, [await tx.findOneByOrFail(PoojaWaitRow, { templeId, id })]))[0]);
    });
  }

  /** Takes a family of the actor's temple off its list; it receives the reason. Throws `not-found`, and `state-conflict` where it no longer waits. */
  async remove(actor: Actor, waitId: string, { reason }: BodyOf<typeof bookingEndpoints.removeWait>): Promise<void> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.database.transaction(async (tx) => {
      const wait = found(await tx.findOneBy(PoojaWaitRow, { templeId, id: waitId }));
      if (!(await this.waitlist.remove(tx, wait, reason))) throw new DomainError('state-conflict');
      const subject = { kind: 'pooja-wait', id: waitId };
      await this.audit.record(tx, { actor: staff, templeId, action: 'pooja-wait.removed', subject, after: { reason } });
    });
  }

  /** Who waits at the actor's temple, in their order. */
  async list(actor: Actor, { slotId, ...page }: QueryOf<typeof bookingEndpoints.waitlist>): Promise<Page<WaitRow>> {
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(PoojaWaitRow, 'wait').where({ templeId: staffOf(actor).temple.id, status: In([...OPEN]) });
    if (slotId) query.andWhere({ slotId });
    const { items, nextCursor } = await keysetPage(query, { columns: ['turn', 'id'], direction: 'ASC' }, page);
    return { items: await officeWaits(manager, items), nextCursor };
  }

  private async views(manager: EntityManager, waits: readonly PoojaWaitRow[]): Promise<OwnWait[]> {
    const lookup = await slotsOf(manager, waits);
    const positions = await positionsOf(manager, waits);
    const temples = await this.temples.named(
      manager,
      waits.map(({ templeId }) => templeId),
    );
    return waits.map((wait) => {
      const { slot, service } = lookup(wait);
      const { slug, name, city, state, timeZone } = found(temples.get(wait.templeId));
      const { id, status, offeredUntil } = wait;
      const { participants, intention, inAbsentia, prasadamTo = null } = wait.item;
      const temple = { slug, name, city, state, timeZone };
      const position = positions.get(id) ?? null;
      const wanted = { participants, intention, inAbsentia, prasadamTo };
      return {
        id,
        status,
        temple,
        slot: bookedSlot(slot, service),
        ...wanted,
        ...placesIn(wait),
        claimedPlaces: wait.claimed ?? 0,
        position,
        offeredUntil: offeredUntil?.toISOString() ?? null,
      };
    });
  }
}

/** Whether a time has the places that are wanted; one that is sold through an opening is booked there until nothing is free. */
const isNotNeeded = (slot: PoojaSlotRow, places: number): boolean => freeOnline(slot) >= (slot.gatedBy === null ? places : 1);

function assertPlaces(places: number, max: number): void {
  if (places > max) throw fieldError('places', say('booking.places-range', { max }));
}

const isOffered = ({ status }: OwnWait): number => Number(status === 'offered');
const endOf = ({ offeredUntil, slot }: OwnWait): string => offeredUntil ?? slot.startsAt;
const byUrgency = (one: OwnWait, other: OwnWait): number => isOffered(other) - isOffered(one) || endOf(one).localeCompare(endOf(other));
