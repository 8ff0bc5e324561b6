import { type MoveDate, type OwnTicket, ticketMoveEndpoints, ticketMoveSchema } from '@sannidhi/contracts';
import {
  Button,
  Card,
  CheckboxField,
  Form,
  notify,
  ScreenStates,
  SelectField,
  Stack,
  SubmitButton,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { EndsAlong } from './ends-along.tsx';

interface MoveTicketProps {
  ticket: OwnTicket;
  onDone: () => void;
}

/** Moves a ticket to another date of its event, alone or with its party. */
export function MoveTicket({ ticket, onDone }: MoveTicketProps) {
  const text = useTexts();
  const dates = useRead(ticketMoveEndpoints.dates, { params: { ticketId: ticket.id } });
  return (
    <Card title={text('tickets.move.title')}>
      <ScreenStates query={dates} failedTitle={text('tickets.move.failed')}>
        {(choices) => (choices.length > 0 ? <MoveForm {...{ ticket, choices, onDone }} /> : <NoDate onDone={onDone} />)}
      </ScreenStates>
    </Card>
  );
}

function MoveForm({ ticket, choices, onDone }: MoveTicketProps & { choices: readonly MoveDate[] }) {
  const text = useTexts();
  const move = useWrite(ticketMoveEndpoints.move);
  const until = momentAt(ticket.moveUntil, ticket.event.temple.timeZone);
  const others = ticket.party.length;
  return (
    <Form
      label={text('tickets.move.title')}
      schema={ticketMoveSchema}
      initialValues={{ occurrenceId: '', withParty: false }}
      onSubmit={async (body) => {
        const { event } = await move.mutateAsync({ params: { ticketId: ticket.id }, body });
        notify({ kind: 'success', title: text('tickets.move.done', { date: momentAt(event.startsAt, event.temple.timeZone) }) });
        onDone();
      }}
    >
      <p>
        <EndsAlong ticket={ticket} as="move" />
        {text('tickets.move.help', { until })}
      </p>
      <SelectField
        name="occurrenceId"
        label={text('tickets.move.date')}
        placeholder={text('tickets.move.choose')}
        choices={choices.map((date) => ({ value: date.occurrenceId, label: labelOf(date) }))}
      />
      {others > 0 && <CheckboxField name="withParty" label={text('tickets.move.withParty', { count: others })} />}
      <SubmitButton busy={text('tickets.saving')}>{text('tickets.move.send')}</SubmitButton>
      <Button variant="text" onClick={onDone}>
        {text('tickets.cancel.keep')}
      </Button>
    </Form>
  );

  function labelOf({ startsAt, timeZone, left }: MoveDate): string {
    const date = momentAt(startsAt, timeZone);
    return left === null ? date : text('tickets.move.left', { date, count: left });
  }
}

function NoDate({ onDone }: Pick<MoveTicketProps, 'onDone'>) {
  const text = useTexts();
  return (
    <Stack spacing={2}>
      <p>{text('tickets.move.none')}</p>
      <Button variant="text" onClick={onDone}>
        {text('tickets.cancel.keep')}
      </Button>
    </Stack>
  );
}
