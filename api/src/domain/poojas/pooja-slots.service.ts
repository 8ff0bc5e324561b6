import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type OpenSlot,
  type PoojaSlot,
  type poojaSlotEndpoints,
  poojaSlotNoun,
  type QueryOf,
  SLOT_FURTHEST_DAYS,
  SLOT_SPAN_DAYS,
} from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { Between, type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { blackoutsFrom, isBlackedOut } from './blackouts.ts';
import { addOrTakeOver } from './hidden-slots.ts';
import { serviceOf } from './pooja-catalog.service.ts';
import { PoojaServiceRow } from './pooja-service.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';
import { freeOnline, takenOf } from './slot-counts.ts';
import { slotRow } from './slot-maker.service.ts';
import { isTooFar } from './slot-moves.ts';
import { SlotOpenings } from './slot-openings.ts';
import { closeSlot } from './slot-places.ts';
import { SlotWaiters } from './slot-waiters.ts';

const say = messagesOf(poojaSlotNoun);

type Key = Pick<PoojaSlotRow, 'templeId' | 'id'>;

/** The times of poojas: what everyone may book, and what the office changes. */
@Injectable()
export class PoojaSlots {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly waiters: SlotWaiters,
    private readonly openings: SlotOpenings,
    private readonly audit: Audit,
  ) {}

  /** The times of a pooja between two dates that aren't over, full ones included. Throws `not-found`. */
  async open(slug: string, serviceId: string, { from, to }: QueryOf<typeof poojaSlotEndpoints.open>): Promise<OpenSlot[]> {
    assertSpan(from, to);
    const temple = await this.temples.approvedBySlug(slug);
    const manager = this.database.reader;
    const service = found(await manager.findOneBy(PoojaServiceRow, { templeId: temple.id, id: serviceId, active: true }));
    const [first, last] = bookable(service, new Date());
    const where = { templeId: temple.id, serviceId, startsAt: Between(first, last), onDate: Between(from, to) };
    const slots = await manager.find(PoojaSlotRow, { where: { ...where, status: 'open', retired: false }, order: { startsAt: 'ASC' } });
    const waiting = await this.waiters.count(manager, temple.id, idsOf(slots));
    const shown = await this.openings.shownOf(manager, temple.id, slots);
    return slots.map((slot) => openView(slot, service, waiting.get(slot.id) ?? 0, shown));
  }

  /** Every slot of the actor's temple between two dates. */
  async list(actor: Actor, { from, to, serviceId }: QueryOf<typeof poojaSlotEndpoints.list>): Promise<PoojaSlot[]> {
    assertSpan(from, to);
    const templeId = staffOf(actor).temple.id;
    const manager = this.database.reader;
    const where = { templeId, onDate: Between(from, to), ...(serviceId ? { serviceId } : {}) };
    const slots = await manager.find(PoojaSlotRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
    return (await this.views(manager, templeId, slots)).filter(isListed);
  }

  /** A single time. Throws `not-found`, and `duplicate` for one that exists. */
  async add(actor: Actor, body: BodyOf<typeof poojaSlotEndpoints.add>): Promise<PoojaSlot> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    return this.database.transaction(async (tx) => {
      const service = await serviceOf(tx, temple.id, body.serviceId);
      const row = slotRow(temple, service, { ...body, id: null }, { date: body.date, time: body.time, at: new Date() });
      await assertFits(tx, temple, row, service);
      const slot = await addOrTakeOver(tx, row);
      if (!slot) throw fieldError('time', say('pooja-slot.taken'), 'duplicate');
      const subject = { kind: 'pooja-slot', id: slot.id };
      await this.audit.record(tx, { actor: staff, templeId: temple.id, action: 'pooja-slot.added', subject, after: body });
      return this.view(tx, slot);
    });
  }

  /** Changes a slot's places at any time, also below what is sold, or closes it. Free places go to its waitlist first, from which go families that wait for more than there are. Throws `not-found`, `slot-in-opening`, and `invalid-fields` for opening one that its schedule no longer has. */
  async change(actor: Actor, slotId: string, body: BodyOf<typeof poojaSlotEndpoints.change>): Promise<PoojaSlot> {
    const staff = staffOf(actor);
    const key: Key = { templeId: staff.temple.id, id: slotId };
    const { open, ...split } = body;
    return this.database.transaction(async (tx) => {
      const before = found(await tx.findOneBy(PoojaSlotRow, key));
      if (open && before.retired && before.status !== 'canceled') throw fieldError('open', say('pooja-slot.retired'));
      if (before.status !== 'canceled') await tx.update(PoojaSlotRow, key, open ? { ...split, status: 'open' } : split);
      // It is closed for as long as its schedule doesn't have it, and open again afterwards.
      if (!open && !before.retired && !(await closeSlot(tx, key)))
        await this.openings.assertNone(tx, key.templeId, [await tx.findOneByOrFail(PoojaSlotRow, key)]);
      await this.waiters.placesChanged(tx, key);
      const subject = { kind: 'pooja-slot', id: slotId };
      const { capacity, onlinePlaces, counterPlaces, status } = before;
      const was = { capacity, onlinePlaces, counterPlaces, open: status === 'open' };
      await this.audit.record(tx, {
        actor: staff,
        templeId: key.templeId,
        action: 'pooja-slot.changed',
        subject,
        before: was,
        after: body,
      });
      return this.view(tx, await tx.findOneByOrFail(PoojaSlotRow, key));
    });
  }

  private async view(manager: EntityManager, slot: PoojaSlotRow): Promise<PoojaSlot> {
    const [view] = await this.views(manager, slot.templeId, [slot]);
    return found(view);
  }

  private async views(manager: EntityManager, templeId: string, slots: readonly PoojaSlotRow[]): Promise<PoojaSlot[]> {
    const services = await manager.findBy(PoojaServiceRow, { templeId, id: In([...new Set(slots.map(({ serviceId }) => serviceId))]) });
    const waiting = await this.waiters.count(manager, templeId, idsOf(slots));
    const byId = new Map(services.map((service) => [service.id, service]));
    return slots.map((slot) => slotView(slot, found(byId.get(slot.serviceId)), waiting.get(slot.id) ?? 0));
  }
}

/** Between which instants a slot of this pooja can be booked now. */
export const bookable = ({ noticeHours, daysAhead }: PoojaServiceRow, now: Date): [Date, Date] => [
  new Date(now.getTime() + noticeHours * 3_600_000 + 1),
  new Date(now.getTime() + daysAhead * 86_400_000),
];

/** Families are in it though its schedule no longer has it, or the temple has no poojas then. */
const isToBeMoved = ({ status, retired, blackedOutAt, plannedAt, onlineSold, counterSold }: PoojaSlotRow): boolean =>
  retired && status !== 'canceled' && (plannedAt === null || blackedOutAt !== null) && onlineSold + counterSold > 0;

/** What its schedule no longer has, or a time without poojas keeps away, isn't there unless somebody is in it. */
const isListed = ({ isRetired, status, held, onlineSold, counterSold, waiting }: PoojaSlot): boolean =>
  !isRetired || status === 'canceled' || held + onlineSold + counterSold + waiting > 0;

const idsOf = (slots: readonly PoojaSlotRow[]): string[] => slots.map(({ id }) => id);

function openView(slot: PoojaSlotRow, { waitlistMax }: PoojaServiceRow, waiting: number, shown: ReadonlySet<string>): OpenSlot {
  const { id, serviceId, startsAt, endsAt, onDate, atTime, capacity, gatedBy } = slot;
  const when = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), date: onDate, time: atTime };
  // A draft's times can't be booked anywhere yet.
  if (gatedBy && !shown.has(gatedBy)) return { id, serviceId, ...when, free: 0, capacity, waitlist: false, notOnSale: true };
  const opening = gatedBy ? { openingId: gatedBy } : {};
  return { id, serviceId, ...when, free: freeOnline(slot), capacity, waitlist: waitlistMax === null || waiting < waitlistMax, ...opening };
}

function slotView(slot: PoojaSlotRow, { name, place }: PoojaServiceRow, waiting: number): PoojaSlot {
  const { id, serviceId, scheduleId, startsAt, endsAt, onDate, atTime, status, retired, capacity, onlinePlaces, counterPlaces } = slot;
  return {
    id,
    serviceId,
    serviceName: name,
    scheduleId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    date: onDate,
    time: atTime,
    place,
    status: retired && status === 'open' ? 'closed' : status,
    capacity,
    onlinePlaces,
    counterPlaces,
    held: slot.onlineHeld + slot.offered + (slot.counterHeld ?? 0),
    counterHeld: slot.counterHeld ?? 0,
    onlineSold: slot.onlineSold,
    counterSold: slot.counterSold,
    waiting,
    toBeMoved: isToBeMoved(slot),
    isRetired: retired,
    overBy: Math.max(0, takenOf(slot) - capacity),
    ...(slot.gatedBy ? { openingId: slot.gatedBy } : {}),
    ...(slot.requestKey === '' ? {} : { isRequested: true as const }),
  };
}

function assertSpan(from: string, to: string): void {
  if (to < from) throw fieldError('to', say('pooja-slot.end-before-start'));
  if (to > daysAfter(from, SLOT_SPAN_DAYS - 1)) throw fieldError('to', say('pooja-slot.span-too-long', { days: SLOT_SPAN_DAYS }));
}

/** Throws `invalid-fields` for a time that has passed or is too far ahead, and one at which the temple has no poojas. */
async function assertFits(tx: EntityManager, temple: Temple, slot: PoojaSlotRow, { place }: PoojaServiceRow): Promise<void> {
  if (slot.startsAt <= slot.createdAt) throw fieldError('date', say('pooja-slot.start-passed'));
  if (isTooFar(temple, slot.onDate, slot.createdAt)) throw fieldError('date', say('pooja-slot.too-far', { days: SLOT_FURTHEST_DAYS }));
  const blackouts = await blackoutsFrom(tx, temple.id, slot.onDate);
  const blackout = blackouts.find((each) => isBlackedOut([each], { ...slot, place }, temple.timeZone));
  if (blackout) throw fieldError('date', say('pooja-slot.move-blackout', { reason: blackout.reason }));
}
