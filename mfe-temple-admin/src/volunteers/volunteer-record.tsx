import { requirementSchema, VOLUNTEER_REQUIREMENTS, type VolunteerDetail, volunteerEndpoints, volunteerSchema } from '@sannidhi/contracts';
import {
  Button,
  Facts,
  Field,
  Form,
  formatDate,
  notify,
  RowsField,
  ScreenStates,
  SelectField,
  Stack,
  StatusChip,
  SubmitButton,
  useErrorSentence,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { hoursText } from './hours-text.ts';
import { VolunteerTeams } from './join-team.tsx';

/** One volunteer: what they can do, what is on file, what they gave. */
export function VolunteerRecord({ volunteerId }: { volunteerId: string }) {
  const text = useOfficeText('volunteers');
  const volunteer = useRead(volunteerEndpoints.one, { params: { volunteerId } });
  return (
    <ScreenStates query={volunteer} failedTitle={text('oneFailed')}>
      {(detail) => <Opened volunteer={detail} />}
    </ScreenStates>
  );
}

function Opened({ volunteer }: { volunteer: VolunteerDetail }) {
  const text = useOfficeText('volunteers');
  const manages = useSession().can('volunteers:manage');
  const { email, isFamilyMember, approvedMinutes, pendingMinutes, frequency, recentShifts, daysAway } = volunteer;
  const days = daysAway.map(({ from, to }) => (from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`));
  return (
    <Stack spacing={4}>
      <Facts
        facts={[
          { label: text(isFamilyMember ? 'familyOf' : 'email'), value: email },
          { label: text('column.hours'), value: hoursText(approvedMinutes) },
          { label: text('pending'), value: pendingMinutes ? hoursText(pendingMinutes) : null },
          { label: text('column.frequency'), value: text(`frequency.${frequency}`) },
          { label: text('recent'), value: String(recentShifts) },
          { label: text('away'), value: days.join(', ') || null },
        ]}
      />
      <PanelSection title={text('papers')}>
        <Papers volunteer={volunteer} />
        {manages && <PaperForm volunteer={volunteer} />}
      </PanelSection>
      <VolunteerTeams volunteer={volunteer} />
      {manages && <SkillsForm volunteer={volunteer} />}
    </Stack>
  );
}

function Papers({ volunteer: { id, requirements } }: { volunteer: VolunteerDetail }) {
  const text = useOfficeText('volunteers');
  const manages = useSession().can('volunteers:manage');
  const sentence = useErrorSentence();
  const record = useWrite(volunteerEndpoints.requirement);
  const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
  if (requirements.length === 0) return <Secondary>{text('noPapers')}</Secondary>;
  return (
    <Stack spacing={1}>
      {requirements.map(({ kind, expiresOn, state }) => (
        <Row key={kind} align="spread">
          <span>
            {text(`requirement.${kind}`)}{' '}
            <Secondary>{expiresOn ? text('until', { date: formatDate(expiresOn) }) : text('noEnd')}</Secondary>
          </span>
          <Row>
            <StatusChip of="volunteer-requirement" state={state} />
            {manages && (
              <Button
                small
                variant="text"
                onClick={() =>
                  record.mutate({ params: { volunteerId: id }, body: { kind, expiresOn: null, isRemoved: true } }, { onError })
                }
              >
                {text('removePaper', { what: text(`requirement.${kind}`) })}
              </Button>
            )}
          </Row>
        </Row>
      ))}
    </Stack>
  );
}

function PaperForm({ volunteer: { id, name } }: { volunteer: VolunteerDetail }) {
  const text = useOfficeText('volunteers');
  const common = useOfficeText('common');
  const record = useWrite(volunteerEndpoints.requirement);
  return (
    <Form
      label={text('paper.title')}
      schema={requirementSchema}
      initialValues={{ kind: '', expiresOn: '', isRemoved: false }}
      onSubmit={async (body) => {
        await record.mutateAsync({ params: { volunteerId: id }, body });
        notify({ kind: 'success', title: text('paper.done', { name }) });
      }}
    >
      <SelectField
        name="kind"
        label={text('paper.kind')}
        placeholder={text('paper.choose')}
        choices={VOLUNTEER_REQUIREMENTS.map((value) => ({ value, label: text(`requirement.${value}`) }))}
      />
      <Field optional name="expiresOn" type="date" label={text('paper.expiresOn')} />
      <Row align="end">
        <SubmitButton variant="secondary" busy={common('saving')}>
          {text('paper.save')}
        </SubmitButton>
      </Row>
    </Form>
  );
}

function SkillsForm({ volunteer: { id, name, skills, note } }: { volunteer: VolunteerDetail }) {
  const text = useOfficeText('volunteers');
  const common = useOfficeText('common');
  const change = useWrite(volunteerEndpoints.change);
  return (
    <Form
      label={text('skills.title')}
      schema={volunteerSchema}
      initialValues={{ skills, note }}
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { volunteerId: id }, body });
        notify({ kind: 'success', title: text('skills.done', { name }) });
      }}
    >
      <RowsField
        name="skills"
        label={text('column.skills')}
        help={text('skills.help')}
        add={text('skills.add')}
        blank=""
        remove={(number) => text('skills.remove', { number })}
      >
        {(path) => <Field name={path} label={text('skills.one')} maxLength={40} />}
      </RowsField>
      <Field optional name="note" label={text('skills.note')} help={text('skills.noteHelp')} rows={2} maxLength={1000} />
      <Row align="end">
        <SubmitButton variant="secondary" busy={common('saving')}>
          {text('skills.save')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
