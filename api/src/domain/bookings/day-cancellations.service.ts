import { Injectable } from '@nestjs/common';
import type { BodyOf, DayCancellation, QueryOf, slotCancellationEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { assertWithinLimit, StaffRefundLimits } from '../orders/staff-refund-limits.service.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { SlotOpenings } from '../poojas/slot-openings.ts';
import { BookingRow } from './booking.entity.ts';
import { leftOfLines, linesPaidBack } from './booking-lines.ts';
import { payingFor } from './canceled-slots.ts';
import { SlotCancellations } from './slot-cancellations.service.ts';
import { familiesOf, toCallOf } from './slot-families.ts';
import { WaitlistService } from './waitlist.service.ts';

type Day = QueryOf<typeof slotCancellationEndpoints.previewDay>;

/**
 * A day without poojas after all: a storm, a death, a burst pipe. All of its times are closed at once; the families of each follow in the
 * jobs that cancel single times.
 */
@Injectable()
export class DayCancellations {
  constructor(
    private readonly database: Database,
    private readonly slots: SlotCancellations,
    private readonly waitlist: WaitlistService,
    private readonly openings: SlotOpenings,
    private readonly limits: StaffRefundLimits,
  ) {}

  preview(actor: Actor, { date }: Day): Promise<DayCancellation> {
    return this.view(this.database.reader, staffOf(actor).temple.id, date);
  }

  /** Also goes on with one that stopped. Throws `amount-beyond-role` for what all of its families get back together. */
  async cancel(
    actor: Actor,
    { date, reason }: BodyOf<typeof slotCancellationEndpoints.cancelDay>,
    claim: IdempotencyClaim,
  ): Promise<DayCancellation> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const limit = this.limits.of(staff, 'bookings:cancel');
      for (const { id } of await timesOf(tx, templeId, date)) {
        const why = { reason, limitCents: limit.limitCents, operation: `${claim.operationId}:${id}` };
        await this.slots.begin(tx, staff, { templeId, id }, why);
      }
      const view = await this.view(tx, templeId, date);
      await assertWithinLimit(tx, limit, view.refundCents);
      await claim.complete(tx, view);
      return view;
    });
  }

  private async view(manager: EntityManager, templeId: string, date: string): Promise<DayCancellation> {
    const slots = await timesOf(manager, templeId, date);
    const ids = slots.map(({ id }) => id);
    const { open, toCall, ...families } = await familiesOf(manager, templeId, ids);
    const lines = await linesPaidBack(manager, templeId, open);
    const waits = [...(await this.waitlist.count(manager, templeId, ids)).values()].reduce((sum, count) => sum + count, 0);
    const services = await manager.findBy(PoojaServiceRow, { templeId, id: In(slots.map(({ serviceId }) => serviceId)) });
    const nameOf = (serviceId: string) => services.find(({ id }) => id === serviceId)?.name ?? '';
    return {
      ...families,
      toCall: [...toCall, ...(await toCallOf(manager, slots))],
      refundCents: leftOfLines(lines),
      paying: await payingFor(manager, templeId, ids),
      waiting: waits + (await this.openings.registered(manager, slots)),
      canceled: await manager.countBy(BookingRow, { templeId, slotId: In(ids), status: 'canceled', canceledWhy: Not(IsNull()) }),
      times: slots.map(({ id, serviceId, startsAt, status }) => ({
        id,
        service: nameOf(serviceId),
        startsAt: startsAt.toISOString(),
        status,
        families: open.filter(({ slotId }) => slotId === id).length,
      })),
    };
  }
}

/** The times of a day that aren't over. Those of requests are canceled with their request, which knows what was paid. */
async function timesOf(manager: EntityManager, templeId: string, onDate: string): Promise<PoojaSlotRow[]> {
  const where = { templeId, onDate, endsAt: MoreThan(new Date()) };
  const slots = await manager.find(PoojaSlotRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
  const requested = await manager.findBy(BookingRow, { templeId, slotId: In(slots.map(({ id }) => id)), requestId: Not(IsNull()) });
  return slots.filter(({ id }) => !requested.some(({ slotId }) => slotId === id));
}
