import { Injectable } from '@nestjs/common';
import type { BodyOf, PoojaBlackout, poojaScheduleEndpoints } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import { Between, type EntityManager, In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { blackoutsFrom, isBlackedOut, meets } from './blackouts.ts';
import { PoojaBlackoutRow } from './pooja-blackout.entity.ts';
import { PoojaScheduleRow } from './pooja-schedule.entity.ts';
import { PoojaServiceRow } from './pooja-service.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';
import { SlotMaker } from './slot-maker.service.ts';
import { SlotOpenings } from './slot-openings.ts';
import { blackOut, endBlackOut } from './slot-places.ts';
import { SlotWaiters } from './slot-waiters.ts';

type BlackoutBody = BodyOf<typeof poojaScheduleEndpoints.addBlackout>;

/** The hours and days in which a temple has no poojas: they close its times, and lifting them opens the same times again. */
@Injectable()
export class PoojaBlackouts {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly maker: SlotMaker,
    private readonly openings: SlotOpenings,
    private readonly waiters: SlotWaiters,
    private readonly audit: Audit,
  ) {}

  /** Those that aren't over. */
  async list(actor: Actor): Promise<PoojaBlackout[]> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const where = { templeId: temple.id, toDate: MoreThanOrEqual(dateAt(Date.now(), temple.timeZone)) };
    return (await this.database.reader.find(PoojaBlackoutRow, { where, order: { fromDate: 'ASC', id: 'ASC' } })).map(blackoutView);
  }

  /** Closes the times in it; those with bookings keep them, and are counted for the office to move. Throws `slot-in-opening`. */
  async add(actor: Actor, body: BlackoutBody): Promise<PoojaBlackout & { bookedSlots: number }> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const { from, to, ...rest } = body;
      const row: PoojaBlackoutRow = { templeId, id: newId(), ...rest, fromDate: from, toDate: to, createdAt: new Date() };
      await insertRow(tx, PoojaBlackoutRow, row);
      const temple = await this.temples.of(tx, templeId);
      const met = await slotsIn(tx, temple, row, row.createdAt);
      for (const slot of met) await blackOut(tx, slot, row.createdAt);
      const left = (await slotsIn(tx, temple, row, row.createdAt)).filter(({ retired }) => !retired);
      await this.openings.assertNone(tx, templeId, left);
      await this.record(tx, staff, 'pooja-blackout.added', row.id, body);
      return { ...blackoutView(row), bookedSlots: met.filter(({ onlineSold, counterSold }) => onlineSold + counterSold > 0).length };
    });
  }

  /** Opens the times that nothing else closes, their waitlists first, and makes those it kept away. Throws `not-found`. */
  async remove(actor: Actor, blackoutId: string): Promise<void> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const now = new Date();
    const schedules = await this.database.reader.findBy(PoojaScheduleRow, { templeId, active: true });
    const planned = await Promise.all(schedules.map(async (schedule) => ({ schedule, times: await this.maker.plan(schedule, now) })));
    await this.database.transaction(async (tx) => {
      const blackout = found(await tx.findOneBy(PoojaBlackoutRow, { templeId, id: blackoutId }));
      await tx.delete(PoojaBlackoutRow, { templeId, id: blackoutId });
      await this.open(tx, await this.temples.of(tx, templeId), blackout, now);
      for (const { schedule, times } of planned) await this.maker.make(tx, schedule, times);
      await this.record(tx, staff, 'pooja-blackout.removed', blackoutId, {});
    });
  }

  private async open(tx: EntityManager, temple: Temple, blackout: PoojaBlackoutRow, now: Date): Promise<void> {
    const others = await blackoutsFrom(tx, temple.id, blackout.fromDate);
    // Wherever they are: the hall of a pooja may have got another name meanwhile.
    for (const slot of await slotsIn(tx, temple, { ...blackout, place: null }, now)) {
      if (!isBlackedOut(others, slot, temple.timeZone) && (await endBlackOut(tx, slot))) await this.waiters.offerFree(tx, slot);
    }
  }

  private async record(
    tx: EntityManager,
    actor: StaffActor,
    action: 'pooja-blackout.added' | 'pooja-blackout.removed',
    id: string,
    after: object,
  ): Promise<void> {
    await this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'pooja-blackout', id }, after });
  }
}

/** The slots in a blackout that are ahead, with their places, in the order of their ids. */
async function slotsIn(
  tx: EntityManager,
  { id: templeId, timeZone }: Temple,
  blackout: PoojaBlackoutRow,
  now: Date,
): Promise<(PoojaSlotRow & Pick<PoojaServiceRow, 'place'>)[]> {
  const where = { templeId, onDate: Between(blackout.fromDate, blackout.toDate), startsAt: MoreThan(now) };
  const slots = await tx.find(PoojaSlotRow, { where, order: { id: 'ASC' } });
  const met = slots.filter((slot) => meets(blackout, slot, timeZone));
  const services = await tx.findBy(PoojaServiceRow, { templeId, id: In([...new Set(met.map(({ serviceId }) => serviceId))]) });
  const placeOf = (serviceId: string) => services.find(({ id }) => id === serviceId)?.place ?? '';
  return met
    .map((slot) => ({ ...slot, place: placeOf(slot.serviceId) }))
    .filter(({ place }) => blackout.place === null || place === blackout.place);
}

const blackoutView = ({ id, reason, fromDate, toDate, startTime, endTime, place }: PoojaBlackoutRow): PoojaBlackout => ({
  id,
  reason,
  from: fromDate,
  to: toDate,
  startTime,
  endTime,
  place,
});
