import { TEAM_PEOPLE_MAX } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerTeamMemberRow, VolunteerTeamRow } from './volunteer-team.entity.ts';

/** A volunteer on a team. */
export interface TeamPlace {
  templeId: string;
  teamId: string;
  volunteerId: string;
}

/** Adds a volunteer; returns whether they weren't on the team yet. Throws `not-found` and `team-full`. Must be the transaction's first step. */
export async function addMember(tx: EntityManager, { templeId, teamId, volunteerId }: TeamPlace): Promise<boolean> {
  await lockTeam(tx, templeId, teamId);
  found(await tx.findOneBy(VolunteerTeamRow, { templeId, id: teamId }));
  found(await tx.findOneBy(VolunteerRow, { templeId, id: volunteerId }));
  if (await tx.existsBy(VolunteerTeamMemberRow, { templeId, teamId, volunteerId })) return false;
  const sql = 'UPDATE volunteer_teams SET members = members + 1 WHERE templeId = ? AND id = ? AND members < ?';
  if ((await execute(tx, sql, [templeId, teamId, TEAM_PEOPLE_MAX])) === 0) throw new DomainError('team-full');
  await insertRow(tx, VolunteerTeamMemberRow, { templeId, id: newId(), teamId, volunteerId, createdAt: new Date() });
  return true;
}

/** Removes a volunteer, as the lead too; returns whether they were on the team. */
export async function removeMember(tx: EntityManager, { templeId, teamId, volunteerId }: TeamPlace): Promise<boolean> {
  await lockTeam(tx, templeId, teamId);
  const { affected } = await tx.delete(VolunteerTeamMemberRow, { templeId, teamId, volunteerId });
  if (!affected) return false;
  const sql = 'UPDATE volunteer_teams SET members = members - 1, leadId = NULLIF(leadId, ?) WHERE templeId = ? AND id = ?';
  await execute(tx, sql, [volunteerId, templeId, teamId]);
  return true;
}

/** Changes of a team's people come one after the other. */
async function lockTeam(tx: EntityManager, templeId: string, teamId: string): Promise<void> {
  await execute(tx, 'UPDATE volunteer_teams SET members = members WHERE templeId = ? AND id = ?', [templeId, teamId]);
}

/** Takes someone off every team of a temple. */
export async function leaveTeams(tx: EntityManager, templeId: string, volunteerId: string): Promise<void> {
  for (const { teamId } of await tx.findBy(VolunteerTeamMemberRow, { templeId, volunteerId }))
    await removeMember(tx, { templeId, teamId, volunteerId });
}

/** The names of the teams that volunteers of a temple are on, by volunteer. */
export async function teamNamesOf(
  manager: EntityManager,
  templeId: string,
  volunteerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const members = await manager.findBy(VolunteerTeamMemberRow, { templeId, volunteerId: In([...volunteerIds]) });
  const teams = await manager.findBy(VolunteerTeamRow, { templeId, id: In(members.map(({ teamId }) => teamId)) });
  const names = new Map<string, string[]>();
  for (const { id, name } of teams.sort((a, b) => a.searchText.localeCompare(b.searchText)))
    for (const { volunteerId } of members.filter(({ teamId }) => teamId === id))
      names.set(volunteerId, [...(names.get(volunteerId) ?? []), name]);
  return names;
}

/** The teams that a household's volunteers are on, by name. */
export async function ownTeams(manager: EntityManager, volunteers: readonly VolunteerRow[]) {
  const keys = volunteers.map(({ templeId, id }) => ({ templeId, volunteerId: id }));
  const members = keys.length > 0 ? await manager.findBy(VolunteerTeamMemberRow, keys) : [];
  const teamKeys = members.map(({ templeId, teamId }) => ({ templeId, id: teamId }));
  const teams = teamKeys.length > 0 ? await manager.find(VolunteerTeamRow, { where: teamKeys, order: { searchText: 'ASC' } }) : [];
  const leadKeys = teams.flatMap(({ templeId, leadId }) => (leadId ? [{ templeId, id: leadId }] : []));
  const leads = leadKeys.length > 0 ? await manager.findBy(VolunteerRow, leadKeys) : [];
  return teams.flatMap(({ templeId, id, name, note, leadId }) => {
    const leadName = leads.find((lead) => lead.id === leadId)?.name ?? null;
    const own = members.filter(({ teamId }) => teamId === id).map(({ volunteerId }) => volunteerId);
    const people = volunteers.filter((volunteer) => own.includes(volunteer.id));
    return people.map((person) => ({ templeId, id, person: person.name, name, note, leadName }));
  });
}
