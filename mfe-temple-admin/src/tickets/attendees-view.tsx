import { type Attendee, dateChoice, TICKET_STATUSES, type TicketStatus, ticketEndpoints } from '@sannidhi/contracts';
import {
  AddButton,
  ChoiceFilter,
  type Column,
  ExportButton,
  formatCents,
  Page,
  RecordListView,
  ScreenStates,
  stateColumn,
  textColumn,
  useList,
  usePanel,
  useSession,
  useStateWord,
} from '@sannidhi/kit';
import { MessageButton } from '../broadcasts/message-button.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { AttendeeRecord } from './attendee-record.tsx';
import { CounterForm } from './counter-form.tsx';
import { DateChoice } from './date-choice.tsx';
import { EventHead } from './event-head.tsx';
import { useEventDate } from './use-event-dates.ts';

/** Who is registered for one date of an event, by name. */
function AttendeesView() {
  const text = useOfficeText('tickets');
  const { event, occurrenceId, eventId } = useEventDate();
  if (occurrenceId) return <Attendees key={occurrenceId} occurrenceId={occurrenceId} />;
  return (
    <Page>
      <EventHead eventId={eventId} title={event.data?.title} view="attendees" />
      <ScreenStates query={event} failedTitle={text('failed')}>
        {() => null}
      </ScreenStates>
    </Page>
  );
}

function Attendees({ occurrenceId }: { occurrenceId: string }) {
  const text = useOfficeText('attendees');
  const stateWord = useStateWord();
  const { event, eventId, dates, first, choose } = useEventDate();
  const list = useList(ticketEndpoints.list, { occurrenceId });
  const { status = 'valid', search } = list.query;
  const panel = usePanel('ticket');
  const handles = useSession().can('tickets:handle');
  const actions = (
    <>
      <MessageButton about={`attendees:${dateChoice(occurrenceId)}`}>{text('message')}</MessageButton>
      <ExportButton endpoint={ticketEndpoints.csv} query={{ occurrenceId, status, search }} fileName="attendees.csv" />
      {handles && <AddButton panel={panel}>{text('add')}</AddButton>}
    </>
  );
  return (
    <RecordListView
      texts={text}
      list={list}
      panel={panel}
      create={handles && (() => <CounterForm eventId={eventId} occurrenceId={occurrenceId} onDone={panel.close} />)}
      columns={useAttendeeColumns()}
      name={nameOf}
      head={<EventHead eventId={eventId} title={event.data?.title} view="attendees" actions={actions} />}
      filters={
        <>
          <DateChoice dates={dates} first={first} value={occurrenceId} onChange={choose} />
          <ChoiceFilter
            label={text('column.status')}
            value={list.query.status}
            onChange={(next) => list.set({ status: next as TicketStatus | undefined })}
            choices={TICKET_STATUSES.map((value) => ({ value, label: stateWord('ticket', value) }))}
          />
        </>
      }
      record={(attendee) => <AttendeeRecord key={attendee.id} attendee={attendee} />}
    />
  );
}

/** Who comes, or, for what is only added, who registered it. */
const nameOf = ({ name, bookedBy }: Attendee): string => name || bookedBy;

function useAttendeeColumns(): Column<Attendee>[] {
  const text = useOfficeText('attendees');
  return [
    textColumn('name', text('column.name'), nameOf, { phone: 'title' }),
    textColumn('type', text('column.type'), ({ type }) => type, { phone: 'detail' }),
    textColumn('bookedBy', text('column.bookedBy'), ({ bookedBy }) => bookedBy, { low: true, phone: 'detail' }),
    textColumn('amount', text('column.amount'), ({ amountCents }) => (amountCents > 0 ? formatCents(amountCents) : text('free')), {
      width: 110,
      align: 'end',
      phone: 'value',
    }),
    stateColumn(text('column.status'), 'ticket', ({ status }) => status, { width: 130 }),
  ];
}

export { AttendeesView as Screen };
