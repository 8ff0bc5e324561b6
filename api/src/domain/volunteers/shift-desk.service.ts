import { Inject, Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type Page,
  type QueryOf,
  type ShiftDetail,
  type ShiftGap,
  type ShiftRow,
  type shiftEndpoints,
  volunteerShiftNoun,
} from '@sannidhi/contracts';
import { dateAt, daysAfter, timeAt } from '@sannidhi/panchanga';
import { Between, type EntityManager, MoreThan } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { qrSvgAddress } from '../../platform/documents/qr.ts';
import { startOfDay } from '../../platform/documents/words.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { together } from './own-shift-views.service.ts';
import { isHolding, markShort, movePlace } from './places.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { CODE_LENGTH, CODE_PURPOSE, codeValueOf } from './shift-code.ts';
import { ShiftContexts } from './shift-context.service.ts';
import { ShiftNotices } from './shift-notices.service.ts';
import { shiftTimes } from './shift-times.ts';
import { shiftPerson, shiftRow } from './shift-views.ts';
import { ShiftWaits } from './shift-waits.service.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

const say = messagesOf(volunteerShiftNoun);
const DAY_MS = 86_400_000;
type ShiftBody = BodyOf<typeof shiftEndpoints.create>;
type ChangeBody = BodyOf<typeof shiftEndpoints.change>;
type Action = 'volunteer-shift.created' | 'volunteer-shift.changed' | 'volunteer-shift.canceled' | 'volunteer-shift.code-replaced';

/** The temple's shifts, as the office plans them. */
@Injectable()
export class ShiftDesk {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly contexts: ShiftContexts,
    private readonly notices: ShiftNotices,
    private readonly waits: ShiftWaits,
    private readonly audit: Audit,
    private readonly ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Shifts to come, soonest first, or past ones, newest first; `gaps` are those below their minimum. */
  async list(actor: Actor, { when, gaps, opportunity, ...page }: QueryOf<typeof shiftEndpoints.list>): Promise<Page<ShiftRow>> {
    const templeId = staffOf(actor).temple.id;
    const query = this.database.reader.createQueryBuilder(VolunteerShiftRow, 'shift').where({ templeId });
    if (gaps) query.andWhere({ isShort: true });
    if (opportunity) query.andWhere({ opportunityId: opportunity });
    const isPast = when === 'past';
    query.andWhere(isPast ? 'shift.startsAt < :from' : 'shift.startsAt >= :from', { from: await this.dayStart(templeId) });
    const rows = await keysetPage(query, { columns: ['startsAt', 'id'], direction: isPast ? 'DESC' : 'ASC' }, page);
    return { items: await rowsOf(this.database.reader, rows.items), nextCursor: rows.nextCursor };
  }

  /** The next shifts that lack people, for the dashboard. */
  async gaps(actor: Actor, limit: number): Promise<ShiftGap[]> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const where = { templeId, isShort: true, startsAt: MoreThan(new Date()) };
    return rowsOf(reader, await reader.find(VolunteerShiftRow, { where, order: { startsAt: 'ASC', id: 'ASC' }, take: limit }));
  }

  /** How many shifts within the next days lack people. */
  async soon(actor: Actor, days: number, now = new Date()): Promise<number> {
    const startsAt = Between(now, new Date(now.getTime() + days * DAY_MS));
    return this.database.reader.countBy(VolunteerShiftRow, { templeId: staffOf(actor).temple.id, isShort: true, startsAt });
  }

  /** Adds a shift, or the same one in several weeks. Throws `invalid-fields` for an unknown opportunity or impossible times. */
  async create(actor: Actor, { weeks, ...body }: ShiftBody): Promise<{ created: number }> {
    const staff = staffOf(actor);
    const now = new Date();
    const temple = await this.temples.byId(staff.temple.id);
    const rows = Array.from({ length: weeks }, (_, week) => {
      const dates = { date: daysAfter(body.date, 7 * week), endDate: body.endDate ? daysAfter(body.endDate, 7 * week) : null };
      return newShift({ ...body, ...dates }, temple, now);
    });
    return this.database.transaction(async (tx) => {
      const key = { templeId: temple.id, id: body.opportunityId };
      if (!(await tx.existsBy(VolunteerOpportunityRow, key)))
        throw fieldError('opportunityId', say('volunteer-shift.opportunity-required'));
      await this.mustKnowLead(tx, temple.id, body.leadId);
      await insertRows(tx, VolunteerShiftRow, rows);
      for (const { id } of rows) await this.record(tx, staff, 'volunteer-shift.created', id, { after: body });
      return { created: rows.length };
    });
  }

  /** One shift with its people. Throws `not-found`. */
  async detail(actor: Actor, id: string): Promise<ShiftDetail> {
    const staff = staffOf(actor);
    return this.detailIn(this.database.reader, staff, id);
  }

  /** Changes a shift; its times only while nobody has signed up, and no fewer places than are taken. Throws `not-found`, `shift-closed`, `shift-has-people`, `invalid-fields`. */
  async change(actor: Actor, id: string, body: ChangeBody): Promise<ShiftDetail> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.database.transaction(async (tx) => {
      const { shift } = await this.contexts.lock(tx, templeId, id);
      if (shift.status !== 'open') throw new DomainError('shift-closed');
      if (body.maximum < Math.min(shift.taken, shift.maximum))
        throw fieldError('maximum', say('volunteer-shift.below-taken', { taken: shift.taken }));
      await this.mustKnowLead(tx, templeId, body.leadId);
      const { date, time, endDate, endTime, ...facts } = body;
      const isMoved = JSON.stringify(clockOf(shift)) !== JSON.stringify({ date, time, endDate: endDate ?? null, endTime });
      const hasPeople = shift.taken + shift.trainees + shift.waiting > 0;
      if (isMoved && hasPeople) throw new DomainError('shift-has-people');
      const times = isMoved ? shiftTimes(body, shift.timeZone, new Date()) : {};
      await tx.update(VolunteerShiftRow, { templeId, id }, { ...facts, leadId: facts.leadId ?? null, ...times });
      await markShort(tx, { templeId, id });
      await this.record(tx, staff, 'volunteer-shift.changed', id, { before: { ...clockOf(shift), maximum: shift.maximum }, after: body });
    });
    await this.waits.fill(templeId, id);
    return this.detail(actor, id);
  }

  /** Cancels a shift; its people are notified with the reason. Who came early and left keeps their hours. Throws `not-found`, `shift-closed` and `shift-over`. */
  async cancel(actor: Actor, id: string, { reason }: BodyOf<typeof shiftEndpoints.cancel>): Promise<ShiftDetail> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.database.transaction(async (tx) => {
      const context = await this.contexts.lock(tx, templeId, id);
      if (context.shift.status !== 'open') throw new DomainError('shift-closed');
      if (context.shift.startsAt <= new Date()) throw new DomainError('shift-over');
      await tx.update(VolunteerShiftRow, { templeId, id }, { status: 'canceled', reason, isShort: false });
      const rows = await tx.findBy(ShiftAssignmentRow, { templeId, shiftId: id });
      for (const row of rows.filter(({ status }) => isHolding(status) || status === 'waiting'))
        await this.notices.canceled(tx, context, await endPlace(tx, row, reason), reason);
      await this.record(tx, staff, 'volunteer-shift.canceled', id, { after: { reason } });
    });
    return this.detail(actor, id);
  }

  /** Ends the check-in code that is out. Throws `not-found`. */
  async replaceCode(actor: Actor, id: string): Promise<ShiftDetail> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.database.transaction(async (tx) => {
      const { shift } = await this.contexts.lock(tx, templeId, id);
      await tx.update(VolunteerShiftRow, { templeId, id }, { codeVersion: shift.codeVersion + 1 });
      await this.record(tx, staff, 'volunteer-shift.code-replaced', id, {});
    });
    return this.detail(actor, id);
  }

  private async detailIn(manager: EntityManager, staff: StaffActor, id: string): Promise<ShiftDetail> {
    const templeId = staff.temple.id;
    const shift = found(await manager.findOneBy(VolunteerShiftRow, { templeId, id }));
    const [row] = await rowsOf(manager, [shift]);
    const people = await manager.find(ShiftAssignmentRow, { where: { templeId, shiftId: id }, order: { id: 'ASC' } });
    const checkIn = staff.permissions.includes('volunteers:check-in') && shift.status === 'open' ? await this.checkInOf(shift) : null;
    return { ...found(row), ...clockOf(shift), note: shift.note, leadId: shift.leadId, people: people.map(shiftPerson), checkIn };
  }

  private async checkInOf(shift: VolunteerShiftRow): Promise<{ url: string; qr: string }> {
    const code = this.ring.hash(CODE_PURPOSE, codeValueOf(shift)).slice(0, CODE_LENGTH);
    const url = `${this.settings.publicUrl}/devotee/volunteer/check-in/${shift.id}?code=${code}`;
    return { url, qr: await qrSvgAddress(url) };
  }

  /** Today's shifts stay on the list of those to come until the day is over. */
  private async dayStart(templeId: string): Promise<Date> {
    const { timeZone } = await this.temples.byId(templeId);
    return startOfDay(dateAt(Date.now(), timeZone), timeZone);
  }

  private async mustKnowLead(tx: EntityManager, templeId: string, leadId: string | null | undefined): Promise<void> {
    if (leadId && !(await tx.existsBy(VolunteerRow, { templeId, id: leadId })))
      throw fieldError('leadId', say('volunteer-shift.lead-unknown'));
  }

  private async record(tx: EntityManager, actor: StaffActor, action: Action, id: string, change: { before?: object; after?: object }) {
    await this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'volunteer-shift', id }, ...change });
  }
}

/** Ends a place with its shift: a check-in is undone first, and who checked out was there. */
async function endPlace(tx: EntityManager, row: ShiftAssignmentRow, reason: string): Promise<ShiftAssignmentRow> {
  if (row.status === 'checked-out') return row;
  const ahead = row.status === 'checked-in' ? await movePlace(tx, row, 'confirmed', { checkedInAt: null }) : row;
  return movePlace(tx, ahead, 'canceled', { reason });
}

/** A shift as its body describes it. */
function newShift(
  body: Omit<ShiftBody, 'weeks'>,
  { id: templeId, timeZone }: { id: string; timeZone: string },
  now: Date,
): VolunteerShiftRow {
  const { date: _date, time: _time, endDate: _endDate, endTime: _endTime, ...facts } = body;
  return {
    templeId,
    id: newId(),
    ...facts,
    leadId: facts.leadId ?? null,
    ...shiftTimes(body, timeZone, now),
    timeZone,
    taken: 0,
    trainees: 0,
    waiting: 0,
    lastWait: 0,
    isShort: body.minimum > 0,
    status: 'open',
    reason: '',
    codeVersion: 1,
    createdAt: now,
    changedAt: now,
  };
}

/** A shift's times on its own clocks. */
function clockOf({ startsAt, endsAt, timeZone }: VolunteerShiftRow) {
  const [from, to] = [startsAt.getTime(), endsAt.getTime()];
  const date = dateAt(from, timeZone);
  const endDate = dateAt(to, timeZone);
  return { date, time: timeAt(from, timeZone), endDate: endDate === date ? null : endDate, endTime: timeAt(to, timeZone) };
}

async function rowsOf(manager: EntityManager, shifts: readonly VolunteerShiftRow[]): Promise<ShiftRow[]> {
  const opportunities = await together(manager, VolunteerOpportunityRow, shifts, 'opportunityId');
  const leads = await together(manager, VolunteerRow, shifts, 'leadId');
  return shifts.flatMap((shift) => {
    const opportunity = opportunities.find(({ id }) => id === shift.opportunityId);
    return opportunity ? [shiftRow(shift, opportunity, leads.find(({ id }) => id === shift.leadId)?.name ?? null)] : [];
  });
}
