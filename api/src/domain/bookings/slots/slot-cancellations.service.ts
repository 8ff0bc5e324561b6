import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { BodyOf, SlotCancellation, slotCancellationEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { type Actor, type StaffActor, staffOf, systemActor } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { oneByOne, rethrowFirst } from '../../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { SlotFollowers } from '../../assignments/slot-followers.service.ts';
import { Audit } from '../../audit/audit.ts';
import type { RefundWhy } from '../../orders/refunds/refund-hold.ts';
import { assertWithinLimit, StaffRefundLimits } from '../../orders/refunds/staff-refund-limits.service.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { SlotOpenings } from '../../poojas/slot-openings.ts';
import type { SlotKey } from '../../poojas/slot-places.ts';
import { BookingRow } from '../booking.entity.ts';
import { leftOfLines, linesPaidBack, shippedOf } from '../booking-lines.ts';
import { noteCall } from '../calls/families-to-call.ts';
import { RequestedBookings } from '../requested-bookings.ts';
import { PoojaWaitSlots } from '../waits/pooja-wait-slots.service.ts';
import { WaitlistService } from '../waits/waitlist.service.ts';
import { payingFor } from './canceled-slots.ts';
import { assertNotOfRequest, familiesOf, OPEN, toCallOf } from './slot-families.ts';
import { TempleCancellations } from './temple-cancellations.service.ts';

const JOB = 'pooja-slot-cancellation';
const ACTOR = systemActor('Canceled pooja times');

/** Why a time is canceled and for whom, as its job carries it. */
type Work = SlotKey & Pick<RefundWhy, 'reason' | 'requestedBy' | 'requestedById' | 'limitCents'>;

/** Why a time is canceled, up to which amount of an order its families are refunded, and the request that asked for it. */
interface Begun {
  reason: string;
  limitCents: number | undefined;
  operation: string;
}

/** What canceling times does, and the bookings that are still open there. */
type Effect = Omit<SlotCancellation, 'status'> & { open: BookingRow[] };

/** Cancels a whole time: nobody books it any more from that moment on; its families follow one by one in a job that may stop and go on. */
@Injectable()
export class SlotCancellations implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly cancellations: TempleCancellations,
    private readonly requested: RequestedBookings,
    private readonly waitlist: WaitlistService,
    private readonly waitSlots: PoojaWaitSlots,
    private readonly openings: SlotOpenings,
    private readonly followers: SlotFollowers,
    private readonly audit: Audit,
    private readonly limits: StaffRefundLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(JOB, ({ data }) => this.work(data as unknown as Work));
  }

  /** Throws `not-found` and `booking-of-request`. */
  async preview(actor: Actor, slotId: string): Promise<SlotCancellation> {
    const key: SlotKey = { templeId: staffOf(actor).temple.id, id: slotId };
    await assertNotOfRequest(this.database.reader, key);
    return this.view(this.database.reader, key);
  }

  /** Also goes on with one that stopped. Throws what the preview throws, `slot-closed` for one that is over, and `amount-beyond-role`. */
  async cancel(
    actor: Actor,
    slotId: string,
    { reason }: BodyOf<typeof slotCancellationEndpoints.cancel>,
    claim: IdempotencyClaim,
  ): Promise<SlotCancellation> {
    const staff = staffOf(actor);
    const key: SlotKey = { templeId: staff.temple.id, id: slotId };
    return this.database.transaction(async (tx) => {
      const { endsAt } = found(await tx.findOneBy(PoojaSlotRow, key));
      if (endsAt <= new Date()) throw new DomainError('slot-closed');
      await assertNotOfRequest(tx, key);
      const limit = this.limits.of(staff, 'bookings:cancel');
      await this.begin(tx, staff, key, { reason, limitCents: limit.limitCents, operation: claim.operationId });
      const view = await this.view(tx, key);
      await assertWithinLimit(tx, limit, view.refundCents);
      await claim.complete(tx, view);
      return view;
    });
  }

  /**
   * Closes a time for good in the caller's transaction, and leaves its families to the job. One that was canceled before keeps its reason,
   * by which its families are found, and goes on.
   */
  async begin(tx: EntityManager, staff: StaffActor, key: SlotKey, { reason: given, limitCents, operation }: Begun): Promise<void> {
    const why = { canceledWhy: given, canceledLimitCents: limitCents ?? null };
    const { affected } = await tx.update(PoojaSlotRow, { ...key, canceledWhy: IsNull() }, { status: 'canceled', used: true, ...why });
    const { canceledWhy } = await tx.findOneByOrFail(PoojaSlotRow, key);
    await this.followers.follow(tx, key);
    const subject = { kind: 'pooja-slot', id: key.id };
    const after = { reason: given };
    if (affected === 1)
      await this.audit.record(tx, { actor: staff, templeId: key.templeId, action: 'pooja-slot.canceled', subject, after });
    const reason = canceledWhy ?? given;
    const work: Work = { ...key, reason, requestedBy: staff.fullName, requestedById: staff.accountId, limitCents };
    await this.outbox.enqueue(tx, { kind: JOB, data: { ...work }, dedupeKey: `${JOB}:${operation}` });
  }

  /**
   * A booking was performed when its time was canceled, and isn't any more: the job goes on with it, in the caller's transaction. What an
   * earlier release canceled is left to the office.
   */
  async goOn(tx: EntityManager, { templeId, id, canceledWhy, canceledLimitCents }: PoojaSlotRow): Promise<void> {
    if (canceledWhy === null) return;
    const why = { reason: canceledWhy, limitCents: canceledLimitCents ?? undefined, requestedBy: ACTOR.name };
    await this.outbox.enqueue(tx, { kind: JOB, data: { templeId, id, ...why }, dedupeKey: `${JOB}:${newId()}` });
  }

  /** Cancels what is open, each family in a transaction of its own: a second run finds only what is left. One that fails stops nobody else’s. */
  private async work({ templeId, id, ...why }: Work): Promise<void> {
    const open = await this.database.reader.findBy(BookingRow, { templeId, slotId: id, status: In([...OPEN]) });
    const errors = await oneByOne(
      open,
      (booking) => this.cancelBooking(booking, why),
      ({ id: bookingId }, err) => this.logger.error({ bookingId, err }, 'a booking of a canceled time couldn’t be canceled'),
    );
    errors.push(...(await this.waitSlots.endAll({ templeId, id }, why.reason)));
    const slot = await this.database.reader.findOneByOrFail(PoojaSlotRow, { templeId, id });
    rethrowFirst([...errors, ...(await this.openings.letGo(slot))]);
  }

  /** What canceling times of a temple does, or what is left to do of it. Who waits hears it as who has booked does. */
  async effectOf(manager: EntityManager, templeId: string, slots: readonly PoojaSlotRow[]): Promise<Effect> {
    const ids = slots.map(({ id }) => id);
    const { open, toCall, notified, ...families } = await familiesOf(manager, templeId, ids);
    const waits = [...(await this.waitlist.count(manager, templeId, ids)).values()].reduce((sum, count) => sum + count, 0);
    const registered = await this.openings.registered(manager, slots);
    return {
      ...families,
      open,
      notified: notified + (await this.waitSlots.peopleBeside(manager, templeId, ids, open)) + registered,
      toCall: [...toCall, ...(await toCallOf(manager, slots))],
      refundCents: leftOfLines(await linesPaidBack(manager, templeId, open)),
      shippedCents: await shippedOf(manager, templeId, open),
      paying: await payingFor(manager, templeId, ids),
      waiting: waits + registered,
      canceled: await manager.countBy(BookingRow, { templeId, slotId: In(ids), status: 'canceled', canceledWhy: Not(IsNull()) }),
    };
  }

  private async view(manager: EntityManager, key: SlotKey): Promise<SlotCancellation> {
    const slot = found(await manager.findOneBy(PoojaSlotRow, { templeId: key.templeId, id: key.id }));
    const { open: _, ...effect } = await this.effectOf(manager, key.templeId, [slot]);
    return { status: slot.status, ...effect };
  }

  /** What a family requested is canceled as its request, which knows its payments. */
  private async cancelBooking(booking: BookingRow, why: RefundWhy): Promise<void> {
    await this.database
      .transaction(async (tx) => {
        if (booking.requestId) return this.requested.cancel(tx, ACTOR, booking, why);
        await this.cancellations.cancel(tx, ACTOR, booking, why);
        await noteCall(tx, booking, { about: 'canceled', before: booking.startsAt, reason: why.reason });
      })
      .catch(leaveToOffice);
  }
}

/** A booking that can't be refunded now, such as one under dispute, stays open: the office sees that it is left. */
function leaveToOffice(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
