import { type TeamMember, teamMemberSchema, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Form, notify, SubmitButton, useWrite } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { NamePicker } from './name-picker.tsx';
import { useVolunteerNames } from './use-names.ts';

/** Adds one of the temple's volunteers who isn't on the team yet. */
export function AddToTeam({ teamId, people }: { teamId: string; people: readonly TeamMember[] }) {
  const text = useOfficeText('volunteerTeams');
  const common = useOfficeText('common');
  const add = useWrite(volunteerTeamEndpoints.add);
  return (
    <Form
      key={people.length}
      label={text('addPerson')}
      schema={teamMemberSchema}
      initialValues={{ volunteerId: '', volunteerIdSearch: '' }}
      onSubmit={async (body) => {
        const { name } = await add.mutateAsync({ params: { teamId }, body });
        notify({ kind: 'success', title: text('added', { name }) });
      }}
    >
      <NamePicker
        name="volunteerId"
        label={text('volunteer')}
        useNames={useVolunteerNames}
        omits={({ id }) => people.some((person) => person.id === id)}
      />
      <Row align="end">
        <SubmitButton variant="secondary" busy={common('saving')}>
          {text('addPerson')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
