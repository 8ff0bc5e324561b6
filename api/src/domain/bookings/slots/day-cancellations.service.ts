import { Injectable } from '@nestjs/common';
import type { BodyOf, DayCancellation, QueryOf, slotCancellationEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { assertWithinLimit, StaffRefundLimits } from '../../orders/refunds/staff-refund-limits.service.ts';
import { PoojaServiceRow } from '../../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { SlotCancellations } from './slot-cancellations.service.ts';

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
    const { open, ...effect } = await this.slots.effectOf(manager, templeId, slots);
    const services = await manager.findBy(PoojaServiceRow, { templeId, id: In(slots.map(({ serviceId }) => serviceId)) });
    const nameOf = (serviceId: string) => services.find(({ id }) => id === serviceId)?.name ?? '';
    return {
      ...effect,
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

/** The times of a day that aren't over, those of requests included, but for one that a request gave up or was canceled with. */
async function timesOf(manager: EntityManager, templeId: string, onDate: string): Promise<PoojaSlotRow[]> {
  const where = { templeId, onDate, endsAt: MoreThan(new Date()) };
  const slots = await manager.find(PoojaSlotRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
  return slots.filter(({ requestKey, status, canceledWhy }) => requestKey === '' || status !== 'canceled' || canceledWhy !== null);
}
