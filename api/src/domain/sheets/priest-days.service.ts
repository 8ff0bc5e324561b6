import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type MarkConflict,
  markableFrom,
  type PriestDay,
  type PriestDayService as PriestDayServiceView,
  type priestDayEndpoints,
  type QueryOf,
  type SheetScript,
  scriptOfLanguage,
} from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { Between, type EntityManager, In } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { CompletedServices } from '../assignments/completed-services.service.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import { Audit } from '../audit/audit.ts';
import { SlotPerformance } from '../bookings/slots/slot-performance.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { assertMarkable } from '../poojas/slot-marks.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import { PriestsService } from '../priests/priests.service.ts';
import {
  ASSIGNED,
  type AssignedService,
  aboutService,
  assignedService,
  conflictsOf,
  isAssigned,
  isMovedSince,
} from './assigned-services.ts';
import { happenedAt } from './device-clock.ts';
import { ServiceMark } from './service-mark.entity.ts';
import { SheetMaker, type SlotRecords } from './sheet-maker.service.ts';
import { SheetNotices } from './sheet-notices.service.ts';

type Marked = BodyOf<typeof priestDayEndpoints.performed>;
const NO_TEMPLE_ZONE = 'America/New_York';
/** A mark whose time had to be changed by more is shown as one of a wrong clock. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const NOT_UNDONE = { undoneAt: null, undoneBy: null, undoneById: null, undoneWhy: null };

/** A priest's own services: those they accepted. Other services don't exist for them. */
@Injectable()
export class PriestDays {
  constructor(
    private readonly database: Database,
    private readonly priests: PriestsService,
    private readonly maker: SheetMaker,
    private readonly performance: SlotPerformance,
    private readonly completed: CompletedServices,
    private readonly notices: SheetNotices,
    private readonly audit: Audit,
  ) {}

  /** A day's services in order, on the calendar of each service's temple; today at the first temple without a date. */
  async day(actor: Actor, { date: asked, script }: QueryOf<typeof priestDayEndpoints.day>): Promise<PriestDay> {
    const { temples, languages } = await this.priests.ownProfile(actor);
    const timeZone = temples[0]?.timeZone ?? NO_TEMPLE_ZONE;
    const date = asked ?? dateAt(Date.now(), timeZone);
    const manager = this.database.reader;
    const assignments = await assignmentsAround(manager, accountOf(actor), date);
    const slots = await slotsOn(manager, assignments, date);
    const inScript = script ?? scriptOfLanguage(languages[0]);
    const records = await this.maker.records(manager, slots);
    const services = records.flatMap((record) => {
      const assignment = assignments.find(({ slotId }) => slotId === record.slot.id);
      return assignment ? [{ ...this.maker.sheet(record, inScript), assignmentId: assignment.id }] : [];
    });
    return { date, timeZone, services };
  }

  /**
   * Marks a service as performed that the priest has, or had when they performed it; the same key again changes nothing. Throws `not-found`,
   * and `service-not-begun` before it begins.
   */
  async performed(actor: Actor, slotId: string, marked: Marked): Promise<PriestDayServiceView> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const now = new Date();
      const markedAt = happenedAt(marked.at, marked.sentAt, now);
      await lockSlot(tx, (await assignedService(tx, account, slotId, markedAt)).slot);
      // The office may have changed it meanwhile.
      const service = await assignedService(tx, account, slotId, markedAt);
      const { slot, assignment } = service;
      const from = markableFrom(slot.startsAt);
      const isEarly = now < from && isMovedSince(service, markedAt, marked.startsAt ? new Date(marked.startsAt) : null);
      if (!isEarly) assertMarkable(slot, now);
      const at = isEarly ? new Date(Math.min(markedAt.getTime(), now.getTime())) : clamped(markedAt, from, now);
      const changes = [
        ...conflictsOf(service, at),
        ...(isEarly ? [aboutService('rescheduled')] : []),
        ...(Math.abs(at.getTime() - markedAt.getTime()) > CLOCK_TOLERANCE_MS ? [aboutService('clock')] : []),
      ];
      await this.mark(tx, account, service, { ...marked, at, changes }, now);
      return this.view(tx, slot, assignment, 'latin');
    });
  }

  private async mark(
    tx: EntityManager,
    account: AccountActor,
    { slot, assignment }: AssignedService,
    { key, at: performedAt, note, seen, changes }: Omit<Marked, 'at'> & { at: Date; changes: MarkConflict[] },
    now: Date,
  ): Promise<void> {
    const { templeId, id: slotId } = slot;
    if (await tx.existsBy(ServiceMark, { templeId, slotId, markKey: key })) return;
    // Families of a service that was taken back before, or whose money goes back, aren't marked: the office decides.
    const isTheirs = !changes.some(({ kind }) => kind === 'not-theirs' || kind === 'service-canceled');
    const marked = { at: performedAt, note, seen };
    const performed = isTheirs ? await this.performance.perform(tx, account, slot, marked) : { bookingIds: [], conflicts: [] };
    const conflicts = [...changes, ...performed.conflicts];
    const who = { accountId: account.accountId, markedBy: account.fullName };
    const { bookingIds } = performed;
    const done = { performedAt, note, conflicts, bookingIds, hasPhoto: false, createdAt: now };
    const row = { templeId, id: newId(), slotId, markKey: key, ...who, ...done, ...NOT_UNDONE };
    // Twice at once: the other one wins, and this one's changes are its changes.
    if (!(await insertOnce(tx, ServiceMark, row))) return;
    // The service may be another priest's by now; what the former one is owed is for the office to settle.
    if (isAssigned(assignment)) await this.completed.complete(tx, slot, performedAt);
    const subject = { kind: 'pooja-slot', id: slotId };
    const after = { at: performedAt.toISOString(), differences: conflicts.length };
    await this.audit.record(tx, { actor: account, templeId, action: 'sankalpam-sheet.performed', subject, after });
    if (conflicts.some(({ kind }) => kind !== 'clock')) await this.notices.differs(tx, slot, row);
  }

  /** One of the priest's services; without families once it isn't theirs anymore. */
  async view(
    manager: EntityManager,
    slot: PoojaSlotRow,
    assignment: PriestAssignmentRow,
    script: SheetScript,
  ): Promise<PriestDayServiceView> {
    const record = found((await this.maker.records(manager, [slot]))[0]);
    const shown = isAssigned(assignment) ? record : formerly(record, assignment);
    return { ...this.maker.sheet(shown, script), assignmentId: assignment.id };
  }
}

/** What a service's former priest sees of it: no family, and only what they marked. */
function formerly(record: SlotRecords, { accountId }: PriestAssignmentRow): SlotRecords {
  const own = record.marks.filter((mark) => mark.accountId === accountId);
  const marks = own.map((mark) => ({ ...mark, conflicts: mark.conflicts.map((conflict) => ({ ...conflict, bookedBy: '' })) }));
  return { ...record, bookings: [], removed: [], home: null, marks };
}

/** A device's clock may be days off. */
const clamped = (value: Date, least: Date, most: Date): Date =>
  new Date(Math.max(least.getTime(), Math.min(value.getTime(), most.getTime())));

/** The priest's assignments on a date, wherever the temple is. */
function assignmentsAround(manager: EntityManager, { accountId }: AccountActor, date: string): Promise<PriestAssignmentRow[]> {
  const from = new Date(`${daysAfter(date, -1)}T00:00:00Z`);
  const until = new Date(`${daysAfter(date, 2)}T00:00:00Z`);
  const where = { accountId, startsAt: Between(from, until), state: In([...ASSIGNED]) };
  return manager.find(PriestAssignmentRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
}

async function slotsOn(manager: EntityManager, assignments: readonly PriestAssignmentRow[], onDate: string): Promise<PoojaSlotRow[]> {
  const slotIds = assignments.flatMap(({ slotId }) => slotId ?? []);
  if (slotIds.length === 0) return [];
  const templeId = In([...new Set(assignments.map((assignment) => assignment.templeId))]);
  return manager.find(PoojaSlotRow, { where: { templeId, id: In(slotIds), onDate }, order: { startsAt: 'ASC', id: 'ASC' } });
}
