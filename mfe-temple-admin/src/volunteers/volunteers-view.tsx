import { type VolunteerRow, volunteerEndpoints } from '@sannidhi/contracts';
import { RecordListView, textColumn, useList, usePanel } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { hoursText } from './hours-text.ts';
import { TeamFilter } from './team-filter.tsx';
import { VolunteerRecord } from './volunteer-record.tsx';

/** Everyone who helps at the temple, by name. */
function VolunteersView() {
  const text = useOfficeText('volunteers');
  const volunteers = useList(volunteerEndpoints.list);
  const papers = ({ requirements }: VolunteerRow) =>
    requirements
      .map(({ kind, state }) =>
        state === 'expired' ? text('expired', { what: text(`requirement.${kind}`) }) : text(`requirement.${kind}`),
      )
      .join(', ');
  const hoursOf = (minutes: number) => text('hoursOf', { count: minutes / 60, hours: hoursText(minutes) });
  return (
    <RecordListView
      texts={text}
      list={volunteers}
      panel={usePanel('volunteer')}
      columns={[
        textColumn('name', text('column.name'), ({ name }: VolunteerRow) => name, { phone: 'title' }),
        textColumn('skills', text('column.skills'), ({ skills }: VolunteerRow) => skills.join(', '), { low: true }),
        textColumn('teams', text('column.teams'), ({ teams }: VolunteerRow) => teams.join(', '), { low: true }),
        textColumn('papers', text('column.papers'), papers, { low: true }),
        textColumn(
          'frequency',
          text('column.frequency'),
          ({ frequency }: VolunteerRow) => (frequency === 'any' ? '' : text(`frequency.${frequency}`)),
          {
            width: 150,
            phone: 'detail',
          },
        ),
        textColumn('hours', text('column.hours'), ({ approvedMinutes }: VolunteerRow) => hoursOf(approvedMinutes), {
          width: 110,
          align: 'end',
          phone: 'value',
        }),
      ]}
      name={({ name }) => name}
      filters={<TeamFilter team={volunteers.query.team} onChange={(team) => volunteers.set({ team })} />}
      record={({ id }) => <VolunteerRecord key={id} volunteerId={id} />}
    />
  );
}

export { VolunteersView as Screen };
