import { type ShiftDetail, shiftCancelSchema, shiftEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Facts,
  Field,
  Form,
  IconBan,
  IconPencil,
  notify,
  ScreenStates,
  Stack,
  styled,
  useErrorSentence,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { AskTeam } from './ask-team.tsx';
import { AskVolunteer } from './ask-volunteer.tsx';
import { ChangeShift } from './shift-form.tsx';
import { ShiftPeople } from './shift-people.tsx';
import { shiftWhen } from './shift-when.ts';

/** White around the code in every scheme, so that phones find it. */
const Code = styled('img')({ display: 'block', width: 200, height: 200, padding: 12, colorScheme: 'light', background: 'Canvas' });

/** One shift: how many it has, who comes, the check-in code, and what ends it. */
export function ShiftRecord({ shiftId }: { shiftId: string }) {
  const text = useOfficeText('shifts');
  const shift = useRead(shiftEndpoints.detail, { params: { shiftId } });
  return (
    <ScreenStates query={shift} failedTitle={text('oneFailed')}>
      {(detail) => <Opened shift={detail} />}
    </ScreenStates>
  );
}

type Editing = 'change' | 'cancel' | 'ask' | 'ask-team';

function Opened({ shift }: { shift: ShiftDetail }) {
  const text = useOfficeText('shifts');
  const [editing, setEditing] = useState<Editing>();
  const close = () => setEditing(undefined);
  if (editing === 'change') return <ChangeShift shift={shift} onDone={close} />;
  if (editing === 'cancel') return <CancelShift shift={shift} onDone={close} />;
  if (editing === 'ask') return <AskVolunteer shift={shift} onDone={close} />;
  if (editing === 'ask-team') return <AskTeam shift={shift} onDone={close} />;
  return (
    <Stack spacing={4}>
      <ShiftFacts shift={shift} />
      <ShiftActions shift={shift} onEdit={setEditing} />
      <PanelSection title={text('peopleTitle')}>
        <ShiftPeople people={shift.people} startsAt={shift.startsAt} />
      </PanelSection>
      {shift.checkIn && <CheckInCode shift={shift} checkIn={shift.checkIn} />}
    </Stack>
  );
}

function ShiftFacts({ shift }: { shift: ShiftDetail }) {
  const text = useOfficeText('shifts');
  const { taken, minimum, target, maximum, trainees, waiting, placeName, leadName, note, reason } = shift;
  return (
    <Facts
      facts={[
        { label: text('column.when'), value: shiftWhen(shift) },
        { label: text('column.people'), value: text('counts', { taken, minimum, target, maximum }) },
        { label: text('trainees'), value: trainees || null },
        { label: text('waitlist'), value: waiting || null },
        { label: text('form.place'), value: placeName || null },
        { label: text('column.lead'), value: leadName },
        { label: text('form.note'), value: note || null },
        { label: text('reason'), value: reason || null },
      ]}
    />
  );
}

function ShiftActions({ shift, onEdit }: { shift: ShiftDetail; onEdit: (editing: Editing) => void }) {
  const text = useOfficeText('shifts');
  const teams = useOfficeText('volunteerTeams');
  const manages = useSession().can('volunteers:manage');
  const isAhead = shift.status === 'open' && Date.parse(shift.endsAt) > Date.now();
  if (!manages || !isAhead) return null;
  return (
    <Row>
      <Button onClick={() => onEdit('ask')}>{text('ask.open')}</Button>
      <Button onClick={() => onEdit('ask-team')}>{teams('ask')}</Button>
      <Button icon={IconPencil} onClick={() => onEdit('change')}>
        {text('form.change')}
      </Button>
      <Button variant="destructive" icon={IconBan} onClick={() => onEdit('cancel')}>
        {text('cancel.open')}
      </Button>
    </Row>
  );
}

function CancelShift({ shift, onDone }: { shift: ShiftDetail; onDone: () => void }) {
  const text = useOfficeText('shifts');
  const common = useOfficeText('common');
  const cancel = useWrite(shiftEndpoints.cancel);
  return (
    <Form
      label={text('cancel.open')}
      schema={shiftCancelSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { shiftId: shift.id }, body });
        notify({ kind: 'success', title: text('cancel.done') });
        onDone();
      }}
    >
      <Field name="reason" label={text('reason')} help={text('cancel.help')} maxLength={300} />
      <FormEnd destructive onCancel={onDone} cancel={common('close')} submit={text('cancel.open')} />
    </Form>
  );
}

/** The code on site, to print or show: who scans it checks in with their own phone. */
function CheckInCode({ shift, checkIn }: { shift: ShiftDetail; checkIn: { url: string; qr: string } }) {
  const text = useOfficeText('shifts');
  const common = useOfficeText('common');
  const sentence = useErrorSentence();
  const replace = useWrite(shiftEndpoints.replaceCode);
  const press = () =>
    replace.mutate(
      { params: { shiftId: shift.id } },
      {
        onSuccess: () => notify({ kind: 'success', title: text('code.replaced') }),
        onError: (error) => notify({ kind: 'error', title: sentence(error) }),
      },
    );
  return (
    <PanelSection title={text('code.title')}>
      <Secondary>{text('code.help')}</Secondary>
      <Code src={checkIn.qr} alt={text('code.alt', { shift: shift.title })} />
      <div>
        <Button small busy={replace.isPending && common('saving')} onClick={press}>
          {text('code.replace')}
        </Button>
      </div>
    </PanelSection>
  );
}
