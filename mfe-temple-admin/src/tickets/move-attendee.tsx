import { type MoveDate, ticketMoveEndpoints, ticketMoveSchema } from '@sannidhi/contracts';
import { Button, CheckboxField, Form, notify, ScreenStates, SelectField, Stack, useRead, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

interface MoveAttendeeProps {
  ticketId: string;
  onDone: () => void;
}

/** Moves an attendee to another date of the event, alone or with their party. */
export function MoveAttendee({ ticketId, onDone }: MoveAttendeeProps) {
  const text = useOfficeText('attendees');
  const dates = useRead(ticketMoveEndpoints.datesFor, { params: { ticketId } });
  return (
    <ScreenStates query={dates} failedTitle={text('move.failed')}>
      {(choices) => (choices.length > 0 ? <MoveForm {...{ ticketId, choices, onDone }} /> : <NoDate onDone={onDone} />)}
    </ScreenStates>
  );
}

function NoDate({ onDone }: Pick<MoveAttendeeProps, 'onDone'>) {
  const text = useOfficeText('attendees');
  return (
    <Row align="spread">
      <span>{text('move.none')}</span>
      <Button variant="text" onClick={onDone}>
        {text('move.back')}
      </Button>
    </Row>
  );
}

function MoveForm({ ticketId, choices, onDone }: MoveAttendeeProps & { choices: readonly MoveDate[] }) {
  const text = useOfficeText('attendees');
  const moments = useMoments();
  const move = useWrite(ticketMoveEndpoints.moveFor);
  return (
    <Form
      label={text('move.open')}
      schema={ticketMoveSchema}
      initialValues={{ occurrenceId: '', withParty: false }}
      onSubmit={async (body) => {
        await move.mutateAsync({ params: { ticketId }, body });
        notify({ kind: 'success', title: text('move.done') });
        onDone();
      }}
    >
      <Stack spacing={2}>
        <SelectField
          name="occurrenceId"
          label={text('move.date')}
          help={text('move.help')}
          placeholder={text('move.choose')}
          choices={choices.map((date) => ({ value: date.occurrenceId, label: labelOf(date) }))}
        />
        <CheckboxField name="withParty" label={text('move.withParty')} />
        <FormEnd onCancel={onDone} submit={text('move.send')} />
      </Stack>
    </Form>
  );

  function labelOf({ startsAt, left }: MoveDate): string {
    const date = moments.relative(startsAt);
    return left === null ? date : text('move.left', { date, count: left });
  }
}
