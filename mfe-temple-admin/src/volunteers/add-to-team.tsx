import { type TeamMember, teamMemberSchema, volunteerEndpoints, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Form, notify, SelectField, SubmitButton, useRead, useWrite } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

const MANY = 100;

/** Adds one of the temple's volunteers who isn't on the team yet. */
export function AddToTeam({ teamId, people }: { teamId: string; people: readonly TeamMember[] }) {
  const text = useOfficeText('volunteerTeams');
  const common = useOfficeText('common');
  const add = useWrite(volunteerTeamEndpoints.add);
  const volunteers = useRead(volunteerEndpoints.list, { query: { limit: MANY } });
  const others = (volunteers.data?.items ?? []).filter(({ id }) => !people.some((person) => person.id === id));
  return (
    <Form
      key={people.length}
      label={text('addPerson')}
      schema={teamMemberSchema}
      initialValues={{ volunteerId: '' }}
      onSubmit={async (body) => {
        const { name } = await add.mutateAsync({ params: { teamId }, body });
        notify({ kind: 'success', title: text('added', { name }) });
      }}
    >
      <SelectField
        name="volunteerId"
        label={text('volunteer')}
        placeholder={text('choose')}
        {...(volunteers.data?.nextCursor ? { help: text('more') } : {})}
        choices={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Row align="end">
        <SubmitButton variant="secondary" busy={common('saving')}>
          {text('addPerson')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
