import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  MILESTONE_HOURS,
  type OwnHours,
  type OwnTeam,
  type ownVolunteeringEndpoints,
  SELF,
  type Volunteering,
} from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { shiftTemple } from './shift-views.ts';
import { ownTeams } from './team-members.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerPreferenceRow } from './volunteer-person.entity.ts';

const DEFAULTS: Volunteering = { frequency: 'any', skills: [], daysAway: [] };

/** How a devotee likes to help, and what the household has given. */
@Injectable()
export class OwnVolunteering {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  async own(actor: Actor): Promise<Volunteering> {
    const row = await this.database.reader.findOneBy(VolunteerPreferenceRow, { accountId: accountOf(actor).accountId });
    return row ? { frequency: row.frequency, skills: row.skills, daysAway: row.daysAway } : DEFAULTS;
  }

  async save(actor: Actor, body: BodyOf<typeof ownVolunteeringEndpoints.save>): Promise<Volunteering> {
    const { accountId } = accountOf(actor);
    const values = { ...body, updatedAt: new Date() };
    await this.database.transaction(async (tx) => {
      await insertOnce(tx, VolunteerPreferenceRow, { accountId, ...values });
      await tx.update(VolunteerPreferenceRow, { accountId }, values);
    });
    return body;
  }

  /** The teams that the household's volunteers are on, by team. */
  async teams(actor: Actor): Promise<OwnTeam[]> {
    const { accountId } = accountOf(actor);
    const { reader } = this.database;
    const volunteers = await reader.findBy(VolunteerRow, { accountId });
    const teams = await ownTeams(reader, volunteers);
    const temples = await this.temples.named(
      reader,
      volunteers.map(({ templeId }) => templeId),
    );
    return teams.flatMap(({ templeId, ...team }) => {
      const temple = temples.get(templeId);
      return temple ? [{ ...team, temple: shiftTemple(temple) }] : [];
    });
  }

  /** The household's hours, by person and temple. */
  async hours(actor: Actor): Promise<OwnHours[]> {
    const { accountId } = accountOf(actor);
    const { reader } = this.database;
    const volunteers = await reader.find(VolunteerRow, { where: { accountId }, order: { name: 'ASC', id: 'ASC' } });
    const entries = await reader.find(HourEntryRow, { where: { accountId }, order: { workedOn: 'DESC', id: 'DESC' } });
    const temples = await this.temples.named(
      reader,
      volunteers.map(({ templeId }) => templeId),
    );
    return volunteers.flatMap((volunteer) => {
      const temple = temples.get(volunteer.templeId);
      const own = entries.filter(({ volunteerId }) => volunteerId === volunteer.id);
      if (!temple || own.length === 0) return [];
      return [
        {
          ...sums(own),
          person: personOf(volunteer),
          volunteerId: volunteer.id,
          name: volunteer.name,
          temple: shiftTemple(temple),
          entries: own.map(entryOf),
        },
      ];
    });
  }
}

const personOf = ({ personId, accountId }: VolunteerRow): string => (personId === accountId ? SELF : personId);

/** Minutes that count, and those that wait for the office; with the milestones around them. */
function sums(entries: readonly HourEntryRow[]) {
  const sum = (rows: readonly HourEntryRow[]) => rows.reduce((total, { minutes }) => total + minutes, 0);
  const approvedMinutes = sum(entries.filter(({ status }) => status !== 'pending'));
  const pendingMinutes = sum(entries.filter(({ status }) => status === 'pending'));
  const hours = approvedMinutes / 60;
  const reached = MILESTONE_HOURS.filter((milestone) => milestone <= hours).at(-1) ?? null;
  return { approvedMinutes, pendingMinutes, reached, next: MILESTONE_HOURS.find((milestone) => milestone > hours) ?? null };
}

const entryOf = ({ id, title, workedOn, minutes, status, reason, isAutoClosed }: HourEntryRow) => ({
  id,
  title,
  workedOn,
  minutes,
  status,
  reason,
  isAutoClosed,
});
