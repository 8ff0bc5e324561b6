import {
  acceptSignUpSchema,
  type CheckInMark,
  declineShiftSchema,
  type ShiftPerson,
  shiftAssignmentEndpoints,
  shiftMarkableFrom,
} from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Chip,
  Field,
  Form,
  formatTime,
  notify,
  Stack,
  StatusChip,
  SubmitButton,
  useErrorSentence,
  useMessage,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';

const MARKS: Partial<Record<ShiftPerson['status'], readonly CheckInMark[]>> = {
  assigned: ['check-in', 'no-show'],
  confirmed: ['check-in', 'no-show'],
  'checked-in': ['check-out', 'undo'],
  'no-show': ['undo'],
};
const DECLINABLE: readonly ShiftPerson['status'][] = ['waiting', 'requested', 'awaiting-consent', 'assigned', 'confirmed'];

/** The people of a shift, in the order in which they signed up: the lead's list. */
export function ShiftPeople({ people, startsAt }: { people: readonly ShiftPerson[]; startsAt: string }) {
  const text = useOfficeText('shifts');
  const moments = useMoments();
  const { can } = useSession();
  const opensAt = shiftMarkableFrom('check-in', startsAt);
  const isAwaited = people.some(({ status }) => MARKS[status]?.includes('check-in'));
  if (people.length === 0) return <Secondary>{text('nobody')}</Secondary>;
  return (
    <Stack spacing={3}>
      {can('volunteers:check-in') && isAwaited && new Date() < opensAt && (
        <Secondary>{text('checkInFrom', { when: moments.relative(opensAt.toISOString()) })}</Secondary>
      )}
      {people.map((person) => (
        <Person key={person.id} person={person} startsAt={startsAt} />
      ))}
    </Stack>
  );
}

function Person({ person, startsAt }: { person: ShiftPerson; startsAt: string }) {
  const text = useOfficeText('shifts');
  const { timeZone } = useTemple();
  const sentenceOf = useMessage();
  const { name, status, isTrainee, isMinor, isOffered, isAutoClosed, refusal, declinedVia, overrideReason, checkedInAt, checkedOutAt } =
    person;
  const reason = refusal ? sentenceOf(refusal) : person.reason;
  const at = (instant: string | null) => (instant ? formatTime(instant, { timeZone }) : '');
  return (
    <div>
      <Row align="spread">
        <Row>
          <strong>{name}</strong>
          {isTrainee && <Chip>{text('trainee')}</Chip>}
          {isMinor && <Chip>{text('minor')}</Chip>}
          {isOffered && <Chip kind="warning">{text('offered')}</Chip>}
        </Row>
        <StatusChip of="shift-assignment" state={status} />
      </Row>
      {checkedInAt && <Secondary>{text('attended', { from: at(checkedInAt), to: at(checkedOutAt) })} </Secondary>}
      {isAutoClosed && <Secondary>{text('autoClosed')} </Secondary>}
      {reason && (
        <p>
          {declinedVia ? text(`via.${declinedVia}`) : text('reason')}: {reason}
        </p>
      )}
      {overrideReason && (
        <Secondary>
          {text('override')}: {overrideReason}
        </Secondary>
      )}
      <PersonActions person={person} startsAt={startsAt} />
    </div>
  );
}

/** Marks who came, and declines for who called. */
function PersonActions({ person, startsAt }: { person: ShiftPerson; startsAt: string }) {
  const text = useOfficeText('shifts');
  const { can } = useSession();
  const sentence = useErrorSentence();
  const [declines, setDeclines] = useState(false);
  const mark = useWrite(shiftAssignmentEndpoints.mark);
  const press = (which: CheckInMark) =>
    mark.mutate(
      { params: { assignmentId: person.id }, body: { mark: which } },
      {
        onSuccess: () => notify({ kind: 'success', title: text(`marked.${which}`, { name: person.name }) }),
        onError: (error) => notify({ kind: 'error', title: sentence(error) }),
      },
    );
  if (declines) return <DeclineForm person={person} onDone={() => setDeclines(false)} />;
  if (person.status === 'requested') return <ReviewSignUp person={person} />;
  return (
    <Row>
      {can('volunteers:check-in') &&
        MARKS[person.status]
          ?.filter((which) => new Date() >= shiftMarkableFrom(which, startsAt))
          .map((which) => (
            <Button key={which} small disabled={mark.isPending} onClick={() => press(which)}>
              {text(`mark.${which}`)}
            </Button>
          ))}
      {can('volunteers:manage') && DECLINABLE.includes(person.status) && (
        <Button small variant="text" onClick={() => setDeclines(true)}>
          {text('decline.open')}
        </Button>
      )}
    </Row>
  );
}

/** What is missing of a sign-up, and the coordinator's decision. */
export function ReviewSignUp({ person }: { person: ShiftPerson }) {
  const text = useOfficeText('shifts');
  const common = useOfficeText('common');
  const volunteers = useOfficeText('volunteers');
  const manages = useSession().can('volunteers:manage');
  const [declines, setDeclines] = useState(false);
  const accept = useWrite(shiftAssignmentEndpoints.accept);
  const missing = [...person.missing.requirements.map((kind) => volunteers(`requirement.${kind}`)), ...person.missing.skills];
  if (declines) return <DeclineForm person={person} onDone={() => setDeclines(false)} />;
  return (
    <Stack spacing={2}>
      {missing.length > 0 && (
        <Banner kind="warning" title={text('missing')}>
          {missing.join(', ')}
        </Banner>
      )}
      {manages && (
        <Form
          label={text('accept.open')}
          schema={acceptSignUpSchema}
          initialValues={{ overrideReason: '' }}
          onSubmit={async (body) => {
            await accept.mutateAsync({ params: { assignmentId: person.id }, body });
            notify({ kind: 'success', title: text('accept.done', { name: person.name }) });
          }}
        >
          {missing.length > 0 && (
            <Field name="overrideReason" label={text('ask.override')} help={text('ask.overrideHelp')} maxLength={300} />
          )}
          <Row>
            <SubmitButton busy={common('saving')}>{text('accept.open')}</SubmitButton>
            <Button variant="text" onClick={() => setDeclines(true)}>
              {text('decline.turnDown')}
            </Button>
          </Row>
        </Form>
      )}
    </Stack>
  );
}

function DeclineForm({ person, onDone }: { person: ShiftPerson; onDone: () => void }) {
  const text = useOfficeText('shifts');
  const decline = useWrite(shiftAssignmentEndpoints.decline);
  return (
    <Form
      label={text('decline.open')}
      schema={declineShiftSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await decline.mutateAsync({ params: { assignmentId: person.id }, body });
        notify({ kind: 'success', title: text('decline.done', { name: person.name }) });
        onDone();
      }}
    >
      <Field name="reason" label={text('reason')} maxLength={300} />
      <FormEnd destructive onCancel={onDone} submit={text('decline.save')} />
    </Form>
  );
}
