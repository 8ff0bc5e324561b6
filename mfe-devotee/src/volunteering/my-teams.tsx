import { volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Card, ReadAt, useRead } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { ShiftItem, ShiftList } from './shift-list.tsx';

/** The teams that the household's volunteers are on; nothing without any. */
export function MyTeams() {
  const text = useTexts();
  const { data: teams = [], dataUpdatedAt } = useRead(volunteerTeamEndpoints.own);
  if (teams.length === 0) return null;
  return (
    <Card title={text('volunteering.teams.title')}>
      <ReadAt at={dataUpdatedAt} />
      <ShiftList>
        {teams.map(({ id, person, name, note, leadName, temple }) => (
          <ShiftItem key={`${id}:${person}`}>
            <h3>{name}</h3>
            <p>{text('volunteering.teams.person', { person, temple: temple.name })}</p>
            {note && <p>{note}</p>}
            {leadName && <p>{text('volunteering.teams.lead', { name: leadName })}</p>}
          </ShiftItem>
        ))}
      </ShiftList>
    </Card>
  );
}
