import { newTeamSchema, type VolunteerTeam, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Field, Form, notify, RecordListView, textColumn, useList, usePanel, useSession, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { TeamRecord } from './team-record.tsx';

/** The temple's volunteer teams, by name. */
export function TeamsView() {
  const text = useOfficeText('volunteerTeams');
  const panel = usePanel('team');
  const manages = useSession().can('volunteers:manage');
  return (
    <RecordListView
      texts={text}
      list={useList(volunteerTeamEndpoints.list)}
      panel={panel}
      columns={[
        textColumn('name', text('column.name'), ({ name }: VolunteerTeam) => name, { phone: 'title' }),
        textColumn('note', text('column.note'), ({ note }: VolunteerTeam) => note, { low: true }),
        textColumn('lead', text('column.lead'), ({ leadName }: VolunteerTeam) => leadName ?? '', { width: 200, phone: 'detail' }),
        textColumn('people', text('column.people'), ({ members }: VolunteerTeam) => text('peopleOf', { count: members }), {
          width: 110,
          phone: 'value',
        }),
      ]}
      name={({ name }) => name}
      create={manages && (() => <NewTeam onDone={panel.close} />)}
      record={(team) => <TeamRecord key={team.id} team={team} onDeleted={panel.close} />}
    />
  );
}

function NewTeam({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('volunteerTeams');
  const create = useWrite(volunteerTeamEndpoints.create);
  return (
    <Form
      label={text('form.titleNew')}
      schema={newTeamSchema}
      initialValues={{ name: '', note: '' }}
      onSubmit={async (body) => {
        const { name } = await create.mutateAsync({ body });
        notify({ kind: 'success', title: text('form.done', { name }) });
        onDone();
      }}
    >
      <Field name="name" label={text('column.name')} maxLength={60} />
      <Field optional name="note" label={text('column.note')} help={text('form.noteHelp')} rows={2} maxLength={300} />
      <FormEnd onCancel={onDone} submit={text('add')} />
    </Form>
  );
}

export { TeamsView as Screen };
