import { askTeamSchema, type VolunteerDetail, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Form, notify, SelectField, SubmitButton, useRead, useSession, useWrite } from '@sannidhi/kit';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

const MANY = 100;

/** The teams that a volunteer is on, and adding them to another. */
export function VolunteerTeams({ volunteer }: { volunteer: VolunteerDetail }) {
  const text = useOfficeText('volunteerTeams');
  const manages = useSession().can('volunteers:manage');
  return (
    <PanelSection title={text('title')}>
      <Secondary>{volunteer.teams.join(', ') || text('none')}</Secondary>
      {manages && <JoinTeam volunteer={volunteer} />}
    </PanelSection>
  );
}

function JoinTeam({ volunteer }: { volunteer: VolunteerDetail }) {
  const text = useOfficeText('volunteerTeams');
  const common = useOfficeText('common');
  const add = useWrite(volunteerTeamEndpoints.add);
  const teams = useRead(volunteerTeamEndpoints.list, { query: { limit: MANY } });
  const others = (teams.data?.items ?? []).filter(({ name }) => !volunteer.teams.includes(name));
  if (others.length === 0) return null;
  return (
    <Form
      key={volunteer.teams.length}
      label={text('join')}
      schema={askTeamSchema}
      initialValues={{ teamId: '' }}
      onSubmit={async ({ teamId }) => {
        const { name } = await add.mutateAsync({ params: { teamId }, body: { volunteerId: volunteer.id } });
        notify({ kind: 'success', title: text('added', { name }) });
      }}
    >
      <SelectField
        name="teamId"
        label={text('team')}
        placeholder={text('choose')}
        choices={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Row align="end">
        <SubmitButton variant="secondary" busy={common('saving')}>
          {text('join')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
