import type { EntityManager } from 'typeorm';
import type { VolunteerRow } from '../../domain/volunteers/volunteer.entity.ts';
import { VolunteerTeamMemberRow, VolunteerTeamRow } from '../../domain/volunteers/volunteer-team.entity.ts';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { demoId } from '../demo-step.ts';

const TEAMS = [
  { name: 'Kitchen', note: 'Cooks and serves annadanam on Saturdays.', people: [0, 1, 3, 6, 9, 12] },
  { name: 'Parking', note: 'Guides cars on festival days.', people: [2, 4, 5, 8] },
  { name: 'Flowers and rangoli', note: 'Garlands and rangoli on the evening before a festival.', people: [0, 7, 10] },
];

/** Teams of the home temple; the first of each leads it, except where that is the demo's devotee. */
export async function insertTeams(tx: EntityManager, volunteers: readonly VolunteerRow[], createdAt: Date): Promise<void> {
  for (const { name, note, people } of TEAMS) {
    const members = people.flatMap((index) => volunteers[index] ?? []);
    const [first, second] = members;
    if (!first) continue;
    const { templeId } = first;
    const id = demoId(`team:${name}`);
    const leadId = (people[0] === 0 ? second : first)?.id ?? null;
    await insertRow(tx, VolunteerTeamRow, {
      ...{ templeId, id, name, searchText: name.toLowerCase(), note, leadId, members: members.length, createdAt },
    });
    const rows = members.map((member) => ({
      templeId,
      id: demoId(`team:${name}:${member.id}`),
      teamId: id,
      volunteerId: member.id,
      createdAt,
    }));
    await insertRows(tx, VolunteerTeamMemberRow, rows);
  }
}
