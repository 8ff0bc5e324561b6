import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  HOUR_MINUTES,
  type HourEntry,
  type HourStatus,
  type hourEntryEndpoints,
  hourEntryNoun,
  MILESTONE_HOURS,
  messagesOf,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { voidCertificates } from './certificate-rows.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { lockPeople } from './people-locks.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { hoursOf } from './shift-moment.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { shiftNotifications } from './volunteer-notifications.ts';

const say = messagesOf(hourEntryNoun);
/** What somebody can have worked beyond a shift. */
const BEYOND_SHIFT_MINUTES = 12 * 60;
const HOURS = '/devotee/volunteer?view=hours';

/** Volunteers' hours, as the coordinator decides about them. */
@Injectable()
export class Hours {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  /** The temple's hours, newest first, or those in one state. */
  async list(actor: Actor, { status, ...page }: QueryOf<typeof hourEntryEndpoints.list>): Promise<Page<HourEntry>> {
    const templeId = staffOf(actor).temple.id;
    const query = this.database.reader.createQueryBuilder(HourEntryRow, 'entry').where({ templeId });
    if (status) query.andWhere({ status });
    return mapPage(await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page), viewOf);
  }

  /** Approves hours as they were recorded. Throws `not-found` and `hours-decided`. */
  approve(actor: Actor, id: string): Promise<HourEntry> {
    return this.decide(actor, id, ['pending'], async (entry) => ({ status: 'approved', minutes: entry.minutes, reason: '' }));
  }

  /** Corrects hours, also those that were approved: certificates with the earlier figure are void. Throws `not-found` and `invalid-fields`. */
  adjust(actor: Actor, id: string, { minutes, reason }: BodyOf<typeof hourEntryEndpoints.adjust>): Promise<HourEntry> {
    return this.decide(actor, id, ['pending', 'approved', 'adjusted'], async (entry, tx) => {
      const max = await mostMinutes(tx, entry);
      if (minutes > max) throw fieldError('minutes', say('hour-entry.above-shift', { max }));
      return { status: 'adjusted', minutes, reason };
    });
  }

  /** The person is locked first, as when a certificate is issued: it never states a figure that is being corrected. */
  private async decide(
    actor: Actor,
    id: string,
    from: readonly HourStatus[],
    decision: (entry: HourEntryRow, tx: EntityManager) => Promise<Pick<HourEntryRow, 'status' | 'minutes' | 'reason'>>,
  ): Promise<HourEntry> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const { volunteerId } = found(await this.database.reader.findOneBy(HourEntryRow, { templeId, id }));
    const volunteer = found(await this.database.reader.findOneBy(VolunteerRow, { templeId, id: volunteerId }));
    return this.database.transaction(async (tx) => {
      await lockPeople(tx, [volunteer.personId]);
      const entry = found(await tx.findOneBy(HourEntryRow, { templeId, id }));
      if (!from.includes(entry.status)) throw new DomainError('hours-decided');
      const before = await approvedMinutes(tx, volunteer);
      const after = { ...entry, ...(await decision(entry, tx)), decidedAt: new Date() };
      const { status, minutes, reason, decidedAt } = after;
      const { affected } = await tx.update(HourEntryRow, { templeId, id, status: entry.status }, { status, minutes, reason, decidedAt });
      if (!affected) throw new DomainError('hours-decided');
      if (entry.status !== 'pending' && minutes !== entry.minutes) await voidCertificates(tx, this.audit, staff, entry);
      const action = status === 'approved' ? 'hour-entry.approved' : 'hour-entry.adjusted';
      const change = { before: { minutes: entry.minutes, status: entry.status }, after: { minutes, reason } };
      await this.audit.record(tx, { actor: staff, templeId, action, subject: { kind: 'hour-entry', id }, ...change });
      await this.tell(tx, after, { before, now: await approvedMinutes(tx, volunteer) });
      return viewOf(after);
    });
  }

  private async tell(tx: EntityManager, entry: HourEntryRow, total: { before: number; now: number }): Promise<void> {
    const { accountId, templeId, name, title, minutes, reason, decidedAt } = entry;
    if (!accountId) return;
    const { name: temple } = await this.temples.of(tx, templeId);
    const concerned = { accountId, templeId };
    await this.notifications.notify(tx, shiftNotifications.kinds.hours, {
      concerned,
      params: { shift: title, temple, name, hours: hoursOf(minutes), reason },
      key: `${entry.id}:${decidedAt?.getTime()}`,
      path: HOURS,
    });
    for (const hours of MILESTONE_HOURS.filter((each) => total.before < each * 60 && total.now >= each * 60))
      await this.notifications.notify(tx, shiftNotifications.kinds.milestone, {
        concerned,
        params: { name, hours: String(hours) },
        key: `${entry.volunteerId}:${hours}`,
        path: HOURS,
      });
  }
}

/** The most that an entry can be corrected to: its shift and 12 hours, or what was recorded. */
async function mostMinutes(tx: EntityManager, { templeId, assignmentId, recordedMinutes }: HourEntryRow): Promise<number> {
  const { startsAt, endsAt } = await tx.findOneByOrFail(ShiftAssignmentRow, { templeId, id: assignmentId });
  const shiftMinutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  return Math.max(recordedMinutes, Math.min(HOUR_MINUTES.max, shiftMinutes + BEYOND_SHIFT_MINUTES));
}

/** What counts of a volunteer's hours at a temple, in minutes. */
async function approvedMinutes(tx: EntityManager, { templeId, id }: VolunteerRow): Promise<number> {
  const sql = "SELECT SUM(minutes) AS minutes FROM hour_entries WHERE templeId = ? AND volunteerId = ? AND status <> 'pending'";
  const [row]: { minutes: number | string | null }[] = await tx.query(sql, [templeId, id]);
  return toSafeInteger(row?.minutes);
}

const viewOf = ({
  id,
  volunteerId,
  name,
  title,
  workedOn,
  minutes,
  recordedMinutes,
  status,
  reason,
  isAutoClosed,
}: HourEntryRow): HourEntry => ({
  id,
  volunteerId,
  name,
  title,
  workedOn,
  minutes,
  recordedMinutes,
  status,
  reason,
  isAutoClosed,
});
