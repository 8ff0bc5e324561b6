import { type TeamMember, teamSchema, type VolunteerTeam, volunteerTeamEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Facts,
  Field,
  Form,
  IconTrash,
  notify,
  ScreenStates,
  SelectField,
  Stack,
  SubmitButton,
  useErrorSentence,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { MessageButton } from '../broadcasts/message-button.tsx';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { WriteButton } from '../office/write-button.tsx';
import { AddToTeam } from './add-to-team.tsx';

interface TeamRecordProps {
  team: VolunteerTeam;
  onDeleted: () => void;
}

/** One team: what it does, who leads it, who is on it. */
export function TeamRecord({ team, onDeleted }: TeamRecordProps) {
  const text = useOfficeText('volunteerTeams');
  const members = useRead(volunteerTeamEndpoints.members, { params: { teamId: team.id } });
  return (
    <ScreenStates query={members} failedTitle={text('oneFailed')}>
      {(people) => <Opened team={team} people={people} onDeleted={onDeleted} />}
    </ScreenStates>
  );
}

function Opened({ team, people, onDeleted }: TeamRecordProps & { people: readonly TeamMember[] }) {
  const text = useOfficeText('volunteerTeams');
  const manages = useSession().can('volunteers:manage');
  const remove = useWrite(volunteerTeamEndpoints.remove);
  const deleteTeam = async () => {
    await remove.mutateAsync({ params: { teamId: team.id } });
    onDeleted();
  };
  return (
    <Stack spacing={4}>
      {!manages && (
        <Facts
          facts={[
            { label: text('column.note'), value: team.note || null },
            { label: text('column.lead'), value: team.leadName },
          ]}
        />
      )}
      <div>
        <MessageButton about={`volunteer-teams:${team.id}`}>{text('message')}</MessageButton>
      </div>
      <PanelSection title={text('column.people')}>
        {people.length === 0 && <Secondary>{text('nobody')}</Secondary>}
        {people.map((person) => (
          <Person key={person.id} team={team} person={person} />
        ))}
        {manages && <AddToTeam teamId={team.id} people={people} />}
      </PanelSection>
      {manages && <ChangeTeam team={team} people={people} />}
      {manages && (
        <div>
          <WriteButton destructive icon={IconTrash} label={text('delete')} done={text('deleted', { name: team.name })} write={deleteTeam} />
        </div>
      )}
    </Stack>
  );
}

function Person({ team, person }: { team: VolunteerTeam; person: TeamMember }) {
  const text = useOfficeText('volunteerTeams');
  const manages = useSession().can('volunteers:manage');
  const sentenceOf = useErrorSentence();
  const remove = useWrite(volunteerTeamEndpoints.removeMember);
  const { id: volunteerId, name } = person;
  const press = () =>
    remove.mutate(
      { params: { teamId: team.id, volunteerId } },
      { onError: (error) => notify({ kind: 'error', title: sentenceOf(error) }) },
    );
  return (
    <Row align="spread">
      <span>
        {name} {team.leadId === volunteerId && <Secondary>{text('isLead')}</Secondary>}
      </span>
      {manages && (
        <Button small variant="text" onClick={press}>
          {text('removePerson', { name })}
        </Button>
      )}
    </Row>
  );
}

function ChangeTeam({ team, people }: { team: VolunteerTeam; people: readonly TeamMember[] }) {
  const text = useOfficeText('volunteerTeams');
  const common = useOfficeText('common');
  const change = useWrite(volunteerTeamEndpoints.change);
  const { id: teamId, name, note, leadId } = team;
  const leads = people.map((person) => ({ value: person.id, label: person.name }));
  return (
    <Form
      label={text('form.change')}
      schema={teamSchema}
      initialValues={{ name, note, leadId: leadId ?? '' }}
      onSubmit={async (body) => {
        const saved = await change.mutateAsync({ params: { teamId }, body });
        notify({ kind: 'success', title: text('form.done', { name: saved.name }) });
      }}
    >
      <Field name="name" label={text('column.name')} maxLength={60} />
      <Field optional name="note" label={text('column.note')} help={text('form.noteHelp')} rows={2} maxLength={300} />
      <SelectField optional name="leadId" label={text('column.lead')} choices={[{ value: '', label: text('form.noLead') }, ...leads]} />
      <Row align="end">
        <SubmitButton variant="secondary" busy={common('saving')}>
          {common('save')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
