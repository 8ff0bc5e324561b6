import { askTeamSchema, type VolunteerDetail, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Form, notify, SubmitButton, useRead, useSession, useWrite } from '@sannidhi/kit';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { NamePicker } from './name-picker.tsx';
import { useTeamNames } from './use-names.ts';

/** The most that one request returns. */
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
  const isOn = ({ name }: { name: string }) => volunteer.teams.includes(name);
  const teams = useRead(volunteerTeamEndpoints.list, { query: { limit: Math.min(volunteer.teams.length + 1, MANY) } });
  // Nothing is left to join, or that isn’t known yet.
  if (!teams.data || teams.data.items.every(isOn)) return null;
  return (
    <Form
      key={volunteer.teams.length}
      label={text('join')}
      schema={askTeamSchema}
      initialValues={{ teamId: '', teamIdSearch: '' }}
      onSubmit={async ({ teamId }) => {
        const { name } = await add.mutateAsync({ params: { teamId }, body: { volunteerId: volunteer.id } });
        notify({ kind: 'success', title: text('added', { name }) });
      }}
    >
      <NamePicker name="teamId" label={text('team')} useNames={useTeamNames} omits={isOn} />
      <Row align="end">
        <SubmitButton variant="secondary" busy={common('saving')}>
          {text('join')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
