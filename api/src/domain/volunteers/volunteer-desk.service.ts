import { Injectable } from '@nestjs/common';
import type { BodyOf, Page, QueryOf, VolunteerDetail, VolunteerRow as VolunteerView, volunteerEndpoints } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import { type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { heldRequirement } from './qualification.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { teamNamesOf } from './team-members.ts';
import { VolunteerRequirementRow, VolunteerRow } from './volunteer.entity.ts';
import { VolunteerPreferenceRow } from './volunteer-person.entity.ts';

const DAY_MS = 86_400_000;
const RECENT_DAYS = 30;
const ON_TEAM = `SELECT 1 FROM volunteer_team_members member
  WHERE member.templeId = volunteer.templeId AND member.teamId = :team AND member.volunteerId = volunteer.id`;

/** The temple's volunteers: who they are, what they can do, what they have on file. */
@Injectable()
export class VolunteerDesk {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly accounts: ReachableAccountsService,
    private readonly audit: Audit,
  ) {}

  /** Everyone who has signed up at the temple, by name. */
  async list(actor: Actor, { search, team, ...page }: QueryOf<typeof volunteerEndpoints.list>): Promise<Page<VolunteerView>> {
    const templeId = staffOf(actor).temple.id;
    const query = this.database.reader.createQueryBuilder(VolunteerRow, 'volunteer').where({ templeId });
    if (search) query.andWhere("volunteer.searchText LIKE :search ESCAPE '!'", { search: containing(search) });
    if (team) query.andWhere(`EXISTS (${ON_TEAM})`, { team });
    const rows = await keysetPage(query, { columns: ['searchText', 'id'], direction: 'ASC' }, page);
    const details = await this.viewsOf(templeId, rows.items);
    return { items: details.map(({ note: _note, daysAway: _days, ...row }) => row), nextCursor: rows.nextCursor };
  }

  /** One volunteer. Throws `not-found`. */
  async one(actor: Actor, id: string): Promise<VolunteerDetail> {
    const templeId = staffOf(actor).temple.id;
    const row = found(await this.database.reader.findOneBy(VolunteerRow, { templeId, id }));
    return found((await this.viewsOf(templeId, [row]))[0]);
  }

  /** Changes skills and note. Throws `not-found`. */
  async change(actor: Actor, id: string, body: BodyOf<typeof volunteerEndpoints.change>): Promise<VolunteerDetail> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.database.transaction(async (tx) => {
      const { skills } = found(await tx.findOneBy(VolunteerRow, { templeId, id }));
      await tx.update(VolunteerRow, { templeId, id }, body);
      const subject = { kind: 'volunteer', id };
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'volunteer.changed',
        subject,
        before: { skills },
        after: { skills: body.skills },
      });
    });
    return this.one(actor, id);
  }

  /** Records a requirement, or removes it. Throws `not-found`. */
  async requirement(actor: Actor, volunteerId: string, body: BodyOf<typeof volunteerEndpoints.requirement>): Promise<VolunteerDetail> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const { kind, isRemoved } = body;
    await this.database.transaction(async (tx) => {
      found(await tx.findOneBy(VolunteerRow, { templeId, id: volunteerId }));
      const values = { expiresOn: body.expiresOn ?? null, recordedAt: new Date() };
      if (isRemoved) await tx.delete(VolunteerRequirementRow, { templeId, volunteerId, kind });
      else {
        await insertOnce(tx, VolunteerRequirementRow, { templeId, id: newId(), volunteerId, kind, ...values });
        await tx.update(VolunteerRequirementRow, { templeId, volunteerId, kind }, values);
      }
      const subject = { kind: 'volunteer', id: volunteerId };
      await this.audit.record(tx, { actor: staff, templeId, action: 'volunteer.requirement-recorded', subject, after: body });
    });
    return this.one(actor, volunteerId);
  }

  private async viewsOf(templeId: string, rows: readonly VolunteerRow[]): Promise<VolunteerDetail[]> {
    if (rows.length === 0) return [];
    const { reader } = this.database;
    const { timeZone } = await this.temples.byId(templeId);
    const today = dateAt(Date.now(), timeZone);
    const volunteerIds = rows.map(({ id }) => id);
    const requirements = await reader.findBy(VolunteerRequirementRow, { templeId, volunteerId: In(volunteerIds) });
    const minutes = await minutesOf(reader, templeId, volunteerIds);
    const teams = await teamNamesOf(reader, templeId, volunteerIds);
    const recent = await recentOf(reader, templeId, volunteerIds);
    const accountIds = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
    const preferences = await reader.findBy(VolunteerPreferenceRow, { accountId: In(accountIds) });
    const emails = new Map<string, string>();
    for (const accountId of accountIds) {
      const account = await this.accounts.of(accountId);
      if (account) emails.set(accountId, account.email);
    }
    return rows.map((row) => {
      const own = preferences.find(({ accountId }) => accountId === row.accountId);
      const away = own?.daysAway.find(({ from, to }) => from <= today && to >= today);
      return {
        id: row.id,
        name: row.name,
        email: (row.accountId && emails.get(row.accountId)) || null,
        isFamilyMember: row.isFamilyMember,
        skills: row.skills,
        teams: teams.get(row.id) ?? [],
        requirements: requirements.filter(({ volunteerId }) => volunteerId === row.id).map((each) => heldRequirement(each, today)),
        approvedMinutes: minutes.get(`${row.id}:approved`) ?? 0,
        pendingMinutes: minutes.get(`${row.id}:pending`) ?? 0,
        frequency: own?.frequency ?? 'any',
        recentShifts: recent.get(row.id) ?? 0,
        awayUntil: away?.to ?? null,
        note: row.note,
        daysAway: own?.daysAway.filter(({ to }) => to >= today) ?? [],
      };
    });
  }
}

/** Minutes by volunteer and whether they count. */
async function minutesOf(manager: EntityManager, templeId: string, volunteerIds: string[]): Promise<Map<string, number>> {
  const rows = await manager
    .createQueryBuilder(HourEntryRow, 'entry')
    .select('entry.volunteerId', 'volunteerId')
    .addSelect('entry.status', 'status')
    .addSelect('SUM(entry.minutes)', 'minutes')
    .where({ templeId, volunteerId: In(volunteerIds) })
    .groupBy('entry.volunteerId')
    .addGroupBy('entry.status')
    .getRawMany<{ volunteerId: string; status: string; minutes: number | string }>();
  const sums = new Map<string, number>();
  for (const { volunteerId, status, minutes } of rows) {
    const key = `${volunteerId}:${status === 'pending' ? 'pending' : 'approved'}`;
    sums.set(key, (sums.get(key) ?? 0) + toSafeInteger(minutes));
  }
  return sums;
}

async function recentOf(manager: EntityManager, templeId: string, volunteerIds: string[]): Promise<Map<string, number>> {
  const [from, to] = [-RECENT_DAYS, RECENT_DAYS].map((days) => new Date(Date.now() + days * DAY_MS));
  const rows = await manager
    .createQueryBuilder(ShiftAssignmentRow, 'place')
    .select('place.volunteerId', 'volunteerId')
    .addSelect('COUNT(*)', 'shifts')
    .where({ templeId, volunteerId: In(volunteerIds), holdsTime: true })
    .andWhere('place.startsAt >= :from AND place.startsAt < :to', { from, to })
    .groupBy('place.volunteerId')
    .getRawMany<{ volunteerId: string; shifts: number | string }>();
  return new Map(rows.map(({ volunteerId, shifts }) => [volunteerId, toSafeInteger(shifts)]));
}
