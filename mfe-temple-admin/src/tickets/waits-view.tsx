import { formatPhone, type TicketWaitEntry, ticketReasonSchema, ticketWaitEndpoints } from '@sannidhi/contracts';
import {
  Button,
  type Column,
  Facts,
  Field,
  Form,
  notify,
  Page,
  RecordListView,
  ScreenStates,
  Stack,
  stateColumn,
  styled,
  textColumn,
  useErrorSentence,
  useList,
  usePanel,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { DateChoice } from './date-choice.tsx';
import { EventHead } from './event-head.tsx';
import { useEventDate } from './use-event-dates.ts';

const People = styled('ul')({ padding: 0, listStyle: 'none' });

/** Who waits for places at one date or for approval, in their order. */
function WaitsView() {
  const text = useOfficeText('tickets');
  const { event, occurrenceId, eventId } = useEventDate();
  if (occurrenceId) return <Waits key={occurrenceId} occurrenceId={occurrenceId} />;
  return (
    <Page>
      <EventHead eventId={eventId} title={event.data?.title} view="waitlist" />
      <ScreenStates query={event} failedTitle={text('failed')}>
        {() => null}
      </ScreenStates>
    </Page>
  );
}

function Waits({ occurrenceId }: { occurrenceId: string }) {
  const { event, eventId, dates, first, choose } = useEventDate();
  return (
    <RecordListView
      texts={useOfficeText('ticketWaits')}
      list={useList(ticketWaitEndpoints.list, { occurrenceId })}
      panel={usePanel('wait')}
      columns={useWaitColumns()}
      name={({ bookedBy }) => bookedBy}
      head={<EventHead eventId={eventId} title={event.data?.title} view="waitlist" />}
      filters={<DateChoice dates={dates} first={first} value={occurrenceId} onChange={choose} />}
      record={(wait) => <WaitRecord key={wait.id} wait={wait} />}
    />
  );
}

function WaitRecord({ wait: { id, status, people, takesFewer, phone } }: { wait: TicketWaitEntry }) {
  const text = useOfficeText('ticketWaits');
  const attendees = useOfficeText('attendees');
  const common = useOfficeText('common');
  const sentence = useErrorSentence();
  const [declining, setDeclining] = useState(false);
  const handles = useSession().can('tickets:handle');
  const approve = useWrite(ticketWaitEndpoints.approve);
  const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
  const onSuccess = () => notify({ kind: 'success', title: text('approved') });
  return (
    <Stack spacing={3}>
      <People>
        {people.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people of a party may have one name.
          <li key={index}>{name || text('extra')}</li>
        ))}
      </People>
      {phone && (
        <Facts
          facts={[
            { label: attendees('phone'), value: <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
            { label: attendees('account'), value: attendees('guest') },
          ]}
        />
      )}
      {takesFewer && <p>{text('takesFewer')}</p>}
      {status === 'requested' && handles && !declining && (
        <Row>
          <Button
            variant="primary"
            busy={approve.isPending && common('saving')}
            onClick={() => void approve.mutateAsync({ params: { ticketWaitId: id } }).then(onSuccess, onError)}
          >
            {text('approve')}
          </Button>
          <Button onClick={() => setDeclining(true)}>{text('decline')}</Button>
        </Row>
      )}
      {declining && <DeclineForm ticketWaitId={id} onDone={() => setDeclining(false)} />}
    </Stack>
  );
}

function DeclineForm({ ticketWaitId, onDone }: { ticketWaitId: string; onDone: () => void }) {
  const text = useOfficeText('ticketWaits');
  const decline = useWrite(ticketWaitEndpoints.decline);
  return (
    <Form
      label={text('decline')}
      schema={ticketReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await decline.mutateAsync({ params: { ticketWaitId }, body });
        notify({ kind: 'success', title: text('declined') });
        onDone();
      }}
    >
      <Field name="reason" label={text('reason')} help={text('reasonHelp')} maxLength={200} />
      <FormEnd onCancel={onDone} submit={text('decline')} />
    </Form>
  );
}

function useWaitColumns(): Column<TicketWaitEntry>[] {
  const text = useOfficeText('ticketWaits');
  const moments = useMoments();
  const until = ({ offeredUntil, createdAt }: TicketWaitEntry) => moments.relative(offeredUntil ?? createdAt);
  return [
    textColumn('position', text('column.position'), ({ position }) => (position === null ? '' : String(position)), {
      width: 90,
      phone: 'value',
    }),
    textColumn('bookedBy', text('column.bookedBy'), ({ bookedBy }) => bookedBy, { phone: 'title' }),
    textColumn('people', text('column.people'), ({ peopleCount }) => String(peopleCount), { width: 90, low: true }),
    textColumn('since', text('column.since'), until, { width: 170, phone: 'detail' }),
    stateColumn(text('column.status'), 'ticket-wait', ({ status }) => status, { width: 150 }),
  ];
}

export { WaitsView as Screen };
