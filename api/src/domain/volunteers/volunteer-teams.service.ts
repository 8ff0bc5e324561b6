import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type Page,
  type QueryOf,
  type TeamMember,
  type VolunteerTeam,
  type volunteerTeamEndpoints,
  volunteerTeamNoun,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { addMember, removeMember } from './team-members.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerTeamMemberRow, VolunteerTeamRow } from './volunteer-team.entity.ts';

const say = messagesOf(volunteerTeamNoun);

/** The temple's volunteer teams and who is on them. */
@Injectable()
export class VolunteerTeams {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** The teams by name. */
  async list(actor: Actor, { search, only, ...page }: QueryOf<typeof volunteerTeamEndpoints.list>): Promise<Page<VolunteerTeam>> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const query = reader.createQueryBuilder(VolunteerTeamRow, 'team').where({ templeId, ...(only ? { id: only } : {}) });
    if (search) query.andWhere("team.searchText LIKE :search ESCAPE '!'", { search: containing(search) });
    const rows = await keysetPage(query, { columns: ['searchText', 'id'], direction: 'ASC' }, page);
    const leads = await namesOf(
      reader,
      templeId,
      rows.items.flatMap(({ leadId }) => leadId ?? []),
    );
    return mapPage(rows, (row) => viewOf(row, leads));
  }

  /** Throws `invalid-fields` for a name that another team has. */
  async create(actor: Actor, { name, note }: BodyOf<typeof volunteerTeamEndpoints.create>): Promise<VolunteerTeam> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const about = { name, searchText: name.toLowerCase(), note };
    const row = { templeId, id: newId(), ...about, leadId: null, members: 0, createdAt: new Date() };
    return this.database.transaction(async (tx) => {
      await insertRow(tx, VolunteerTeamRow, row).catch(refuseTaken);
      await this.record(tx, staff, 'volunteer-team.created', row.id, { name, note });
      return viewOf(row, new Map());
    });
  }

  /** Throws `not-found`, and `invalid-fields` for another team's name or a lead who isn't on the team. */
  async change(
    actor: Actor,
    id: string,
    { name, note, leadId = null }: BodyOf<typeof volunteerTeamEndpoints.change>,
  ): Promise<VolunteerTeam> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const change = { name, searchText: name.toLowerCase(), note, leadId };
      await tx.update(VolunteerTeamRow, { templeId, id }, change).catch(refuseTaken);
      // Read once the team is locked: somebody else may be removing them.
      found(await tx.findOneBy(VolunteerTeamRow, { templeId, id }));
      const isLed = !leadId || (await tx.existsBy(VolunteerTeamMemberRow, { templeId, teamId: id, volunteerId: leadId }));
      if (!isLed) throw fieldError('leadId', say('volunteer-team.lead-unknown'));
      await this.record(tx, staff, 'volunteer-team.changed', id, { name, note, leadId });
      return teamOf(tx, templeId, id);
    });
  }

  /** Deletes a team; its people stay volunteers. Throws `not-found`. */
  async remove(actor: Actor, id: string): Promise<void> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.database.transaction(async (tx) => {
      const { name, members } = found(await tx.findOneBy(VolunteerTeamRow, { templeId, id }));
      await tx.delete(VolunteerTeamRow, { templeId, id });
      await tx.delete(VolunteerTeamMemberRow, { templeId, teamId: id });
      await this.record(tx, staff, 'volunteer-team.deleted', id, { name, members });
    });
  }

  /** Who is on a team, by name. Throws `not-found`. */
  async members(actor: Actor, teamId: string): Promise<TeamMember[]> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    found(await reader.findOneBy(VolunteerTeamRow, { templeId, id: teamId }));
    return membersOf(reader, templeId, teamId);
  }

  /** Adds a volunteer; once on the team, nothing changes. Throws `not-found` and `team-full`. */
  async add(actor: Actor, teamId: string, { volunteerId }: BodyOf<typeof volunteerTeamEndpoints.add>): Promise<VolunteerTeam> {
    const staff = staffOf(actor);
    const place = { templeId: staff.temple.id, teamId, volunteerId };
    return this.database.transaction(async (tx) => {
      if (await addMember(tx, place)) await this.record(tx, staff, 'volunteer-team.member-added', teamId, { volunteerId });
      return teamOf(tx, place.templeId, teamId);
    });
  }

  /** Removes a volunteer; who isn't on the team stays off it. Throws `not-found`. */
  async removeMember(actor: Actor, teamId: string, volunteerId: string): Promise<VolunteerTeam> {
    const staff = staffOf(actor);
    const place = { templeId: staff.temple.id, teamId, volunteerId };
    return this.database.transaction(async (tx) => {
      if (await removeMember(tx, place)) await this.record(tx, staff, 'volunteer-team.member-removed', teamId, { volunteerId });
      return teamOf(tx, place.templeId, teamId);
    });
  }

  private record(tx: EntityManager, staff: StaffActor, action: TeamAction, id: string, after: object): Promise<void> {
    return this.audit.record(tx, { actor: staff, templeId: staff.temple.id, action, subject: { kind: 'volunteer-team', id }, after });
  }
}

type TeamAction = keyof typeof volunteerTeamNoun.audit;

/** A team's people, by name. */
export async function membersOf(manager: EntityManager, templeId: string, teamId: string): Promise<TeamMember[]> {
  const members = await manager.findBy(VolunteerTeamMemberRow, { templeId, teamId });
  const ids = members.map(({ volunteerId }) => volunteerId);
  const rows = await manager.find(VolunteerRow, { where: { templeId, id: In(ids) }, order: { searchText: 'ASC', id: 'ASC' } });
  return rows.map(({ id, name }) => ({ id, name }));
}

async function teamOf(manager: EntityManager, templeId: string, id: string): Promise<VolunteerTeam> {
  const row = found(await manager.findOneBy(VolunteerTeamRow, { templeId, id }));
  return viewOf(row, await namesOf(manager, templeId, row.leadId ? [row.leadId] : []));
}

async function namesOf(manager: EntityManager, templeId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.findBy(VolunteerRow, { templeId, id: In(ids) });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const viewOf = ({ id, name, note, members, leadId }: VolunteerTeamRow, leads: ReadonlyMap<string, string>): VolunteerTeam => ({
  ...{ id, name, note, members, leadId },
  leadName: (leadId && leads.get(leadId)) || null,
});

function refuseTaken(error: unknown): never {
  throw isDuplicate(error) ? fieldError('name', say('volunteer-team.name-taken'), 'duplicate') : error;
}
