import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type BodyOf, messagesOf, poojaSlotNoun, type QueryOf, refOf, type SlotMove, type slotMoveEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { isDuplicate } from '../../../platform/database/database-errors.ts';
import { DomainError, fieldError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { oneByOne, rethrowFirst } from '../../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { SlotFollowers } from '../../assignments/slot-followers.service.ts';
import { Audit } from '../../audit/audit.ts';
import { serviceOf } from '../../poojas/pooja-catalog.service.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { slotRow } from '../../poojas/slot-maker.service.ts';
import { type MoveConflict, moveConflicts, moveSlot, type SlotTimes } from '../../poojas/slot-moves.ts';
import { lockSlot, type SlotKey } from '../../poojas/slot-places.ts';
import { PoojaUses } from '../../resources/pooja-uses.service.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { BookingRow } from '../booking.entity.ts';
import { noteCall } from '../calls/families-to-call.ts';
import { BookingNotices, type MoveFacts } from '../notices/booking-notices.service.ts';
import { PoojaWaitSlots } from '../waits/pooja-wait-slots.service.ts';
import { WaitlistService } from '../waits/waitlist.service.ts';
import { assertNotOfRequest, familiesOf, OPEN } from './slot-families.ts';

const say = messagesOf(poojaSlotNoun);
const JOB = 'pooja-slot-move';

type When = QueryOf<typeof slotMoveEndpoints.preview>;
/** Why a time was moved, and from when, as its job carries it. */
type Work = SlotKey & MoveFacts & { before: string };

/**
 * Moves a whole time: the slot, its bookings and its priests at once, so that nobody sees two times; its families are notified one by one in
 * a job that may stop and go on.
 */
@Injectable()
export class SlotMoves implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly temples: TemplesService,
    private readonly followers: SlotFollowers,
    private readonly waitlist: WaitlistService,
    private readonly waitSlots: PoojaWaitSlots,
    private readonly notices: BookingNotices,
    private readonly poojaUses: PoojaUses,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(JOB, ({ data }) => this.work(data as unknown as Work));
  }

  /** Throws `not-found`, `slot-closed` and `booking-of-request`. */
  async preview(actor: Actor, slotId: string, when: When): Promise<SlotMove> {
    const manager = this.database.reader;
    const slot = await movable(manager, { templeId: staffOf(actor).temple.id, id: slotId });
    return this.view(manager, slot, await this.timesOf(manager, slot, when));
  }

  /** Throws the same, `invalid-fields` for a time that is taken or over, and `slot-move-refused` where something speaks against it. */
  async move(actor: Actor, slotId: string, body: BodyOf<typeof slotMoveEndpoints.move>, claim: IdempotencyClaim): Promise<SlotMove> {
    const staff = staffOf(actor);
    const key: SlotKey = { templeId: staff.temple.id, id: slotId };
    return this.database.transaction(async (tx) => {
      await lockSlot(tx, key);
      const slot = await movable(tx, key);
      const to = await this.timesOf(tx, slot, body);
      const now = new Date();
      await this.assertFits(tx, slot, to, body.anyway);
      const { endsAt } = slot;
      if (endsAt <= now || !(await moveSlot(tx, slot, to, body.reason, now).catch(refuseDouble))) throw new DomainError('slot-closed');
      await this.carry(tx, slot, to, now);
      const subject = { kind: 'pooja-slot', id: slotId };
      const change = { before: { startsAt: slot.startsAt }, after: { startsAt: to.startsAt, reason: body.reason } };
      await this.audit.record(tx, { actor: staff, templeId: key.templeId, action: 'pooja-slot.moved', subject, ...change });
      await this.notifyFamilies(tx, slot, { reason: body.reason, change: claim.operationId });
      const view = await this.view(tx, await tx.findOneByOrFail(PoojaSlotRow, key), to);
      await claim.complete(tx, view);
      return view;
    });
  }

  /** What is in a slot that was at `from` goes to its new times with it: bookings, priests, its hall. */
  async carry(tx: EntityManager, from: PoojaSlotRow, to: SlotTimes, now: Date): Promise<void> {
    const key: SlotKey = { templeId: from.templeId, id: from.id };
    await moveBookings(tx, key, from.startsAt, to.startsAt, now);
    await this.waitSlots.hasten(tx, key, to, now);
    await this.followers.follow(tx, key, now);
    await this.poojaUses.followSlot(tx, await tx.findOneByOrFail(PoojaSlotRow, key), now);
  }

  /** Notifies the families of a slot that was at `from`, after the commit. */
  async notifyFamilies(tx: EntityManager, { templeId, id, startsAt }: PoojaSlotRow, facts: MoveFacts): Promise<void> {
    const work: Work = { templeId, id, ...facts, before: startsAt.toISOString() };
    await this.outbox.enqueue(tx, { kind: JOB, data: { ...work }, dedupeKey: `${JOB}:${id}:${facts.change}` });
  }

  /** Notifies each family in a transaction of its own: a second run finds only those who are left. One that fails stops nobody else’s. */
  private async work({ templeId, id, before, ...facts }: Work): Promise<void> {
    const moved = { templeId, slotId: id, movedFrom: Not(IsNull()), status: In([...OPEN]) };
    const errors = await oneByOne(
      await this.database.reader.findBy(BookingRow, moved),
      (booking) => this.notifyFamily(booking, facts),
      ({ id: bookingId }, err) => this.logger.error({ bookingId, err }, 'a family couldn’t be notified of a moved time'),
    );
    rethrowFirst([...errors, ...(await this.waitSlots.notifyMoved({ templeId, id }, new Date(before), facts))]);
  }

  private notifyFamily(booking: BookingRow, facts: MoveFacts): Promise<void> {
    const { templeId, id } = booking;
    const moved = { templeId, id, movedFrom: Not(IsNull()), status: In([...OPEN]) };
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.update(BookingRow, moved, { movedFrom: null });
      if (affected !== 1) return;
      const before = found(booking.movedFrom);
      await this.notices.moved(tx, booking, before, facts);
      await noteCall(tx, booking, { about: 'moved', before, reason: facts.reason });
    });
  }

  private async assertFits(tx: EntityManager, slot: PoojaSlotRow, to: SlotTimes, anyway: boolean): Promise<void> {
    if (to.startsAt.getTime() === slot.startsAt.getTime()) throw fieldError('time', say('pooja-slot.taken'));
    const conflicts = await this.conflictsOf(tx, slot, to);
    if (conflicts.some(({ firm }) => firm || !anyway)) throw new DomainError('slot-move-refused');
  }

  /** What speaks against other times, its hall's other uses included. */
  private async conflictsOf(manager: EntityManager, slot: PoojaSlotRow, to: SlotTimes): Promise<MoveConflict[]> {
    const others = await moveConflicts(manager, await this.temples.of(manager, slot.templeId), slot, to);
    const { taken, clashes } = await this.poojaUses.foresee(manager, slot, to);
    const message = refOf(say('pooja-slot.move-resource', { resource: taken, other: clashes.map(({ title }) => title).join(', ') }));
    return clashes.length > 0 ? [...others, { firm: false, message }] : others;
  }

  private async timesOf(manager: EntityManager, slot: PoojaSlotRow, { date, time }: When): Promise<SlotTimes> {
    const temple = await this.temples.of(manager, slot.templeId);
    const service = await serviceOf(manager, slot.templeId, slot.serviceId);
    const { startsAt, onDate, atTime } = slotRow(temple, service, slot, { date, time, at: new Date() });
    const length = slot.endsAt.getTime() - slot.startsAt.getTime();
    return { startsAt, endsAt: new Date(startsAt.getTime() + length), onDate, atTime };
  }

  private async view(manager: EntityManager, slot: PoojaSlotRow, to: SlotTimes): Promise<SlotMove> {
    const { templeId, id } = slot;
    const { open, toCall, ...families } = await familiesOf(manager, templeId, [id]);
    return {
      startsAt: to.startsAt.toISOString(),
      endsAt: to.endsAt.toISOString(),
      ...families,
      toCall,
      refundableCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
      refundUntil: to.startsAt.toISOString(),
      waiting: (await this.waitlist.count(manager, templeId, [id])).get(id) ?? 0,
      held: slot.onlineHeld + (slot.counterHeld ?? 0),
      priests: await this.followers.foresee(manager, slot, to),
      conflicts: await this.conflictsOf(manager, slot, to),
      left: await manager.countBy(BookingRow, { templeId, slotId: id, movedFrom: Not(IsNull()), status: In([...OPEN]) }),
    };
  }
}

/** Throws `not-found`, `slot-closed` for a canceled one, and `booking-of-request` for the time of a request, which moves with it. */
async function movable(manager: EntityManager, { templeId, id }: SlotKey): Promise<PoojaSlotRow> {
  const slot = found(await manager.findOneBy(PoojaSlotRow, { templeId, id }));
  if (slot.status === 'canceled') throw new DomainError('slot-closed');
  await assertNotOfRequest(manager, { templeId, id });
  return slot;
}

/** The families didn't choose the new time: they can cancel for free until it starts. A family that is moved twice hears its original time. */
async function moveBookings(tx: EntityManager, { templeId, id: slotId }: SlotKey, before: Date, startsAt: Date, now: Date): Promise<void> {
  const open = { templeId, slotId, status: In([...OPEN]) };
  await tx.update(BookingRow, { ...open, movedFrom: IsNull() }, { movedFrom: before });
  await tx.update(BookingRow, open, { startsAt, refundUntil: startsAt, status: 'confirmed', updatedAt: now });
}

function refuseDouble(error: unknown): never {
  throw isDuplicate(error) ? fieldError('time', say('pooja-slot.taken'), 'duplicate') : error;
}
