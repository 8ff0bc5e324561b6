import { ofAccounts, type SegmentPart } from '../broadcasts/segment-part.ts';
import { VolunteerTeamRow } from './volunteer-team.entity.ts';

const TEAMS = 200;

/** Who is on one of the temple's volunteer teams, or on any. */
export const teamSegment: SegmentPart = {
  group: 'volunteer-teams',
  label: { en: 'Volunteer teams', hi: 'स्वयंसेवक दल' },
  order: 45,
  choices: async (reader, { id: templeId }) => {
    const rows = await reader.find(VolunteerTeamRow, { where: { templeId }, order: { searchText: 'ASC' }, take: TEAMS });
    return rows.map(({ id, name }) => ({ id, name }));
  },
  query: (place, _segment, teamId) =>
    ofAccounts(
      `(SELECT volunteer.accountId AS accountId FROM volunteer_team_members member JOIN volunteers volunteer
        ON volunteer.templeId = member.templeId AND volunteer.id = member.volunteerId
        WHERE member.templeId = ?${teamId ? ' AND member.teamId = ?' : ''} AND volunteer.accountId IS NOT NULL
        GROUP BY volunteer.accountId) serving ON serving.accountId = account.id`,
      [place.id, ...(teamId ? [teamId] : [])],
    ),
};
