import { type EventDate, type EventDetail, eventEndpoints, matchRoute } from '@sannidhi/contracts';
import {
  Button,
  Card,
  DataTable,
  IconPencil,
  notify,
  Page,
  PageHeader,
  ScreenStates,
  stateColumn,
  textColumn,
  useErrorSentence,
  usePanel,
  useRead,
  useSession,
  useStep,
  useWrite,
  WithPanel,
} from '@sannidhi/kit';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MessageButton } from '../broadcasts/message-button.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { EventHead } from '../tickets/event-head.tsx';
import { DatePanel } from './date-panel.tsx';
import { EventForm } from './event-form.tsx';
import { MANAGE_EVENT_PATTERN } from './event-paths.ts';
import { EventPoster } from './event-poster.tsx';

/** One event: what it is, and its dates with what became of them. */
export function ManageEvent() {
  const text = useOfficeText('events');
  const { eventId = '' } = matchRoute(MANAGE_EVENT_PATTERN, useLocation().pathname) ?? {};
  const event = useRead(eventEndpoints.detail, { params: { eventId } });
  if (event.data) return <Managed key={event.data.id} event={event.data} />;
  return (
    <Page>
      <PageHeader title={text('manage.title')} />
      <ScreenStates query={event} failedTitle={text('failed')}>
        {() => null}
      </ScreenStates>
    </Page>
  );
}

function Managed({ event }: { event: EventDetail }) {
  const text = useOfficeText('events');
  const attendees = useOfficeText('attendees');
  const tickets = useOfficeText('tickets');
  const go = useNavigate();
  const panel = usePanel('date');
  const manages = useSession().can('events:manage');
  const [edits, setEdits] = useState<{ from?: string }>();
  useStep(edits ? 'edit' : 'dates', edits ? text('manage.edit') : tickets('views.dates'));
  const date = event.dates.find(({ id }) => id === panel.id);
  if (edits)
    return (
      <Page reading>
        <PageHeader title={text('manage.edit')} lead={text(edits.from ? 'manage.following' : 'manage.all')} />
        <EventForm
          event={event}
          from={edits.from}
          onCancel={() => setEdits(undefined)}
          onSaved={({ id, title }) => {
            notify({ kind: 'success', title: text('manage.done', { title }) });
            setEdits(undefined);
            panel.close();
            if (id !== event.id) void go(`/temple-admin/events/${id}/manage`);
          }}
        />
      </Page>
    );
  const edit = (from?: string) => setEdits(from ? { from } : {});
  return (
    <WithPanel
      panel={date && <DatePanel key={date.id} event={event} date={date} onFollowing={() => edit(date.id)} onClose={panel.close} />}
    >
      <Page>
        <EventHead
          eventId={event.id}
          title={event.title}
          view="dates"
          lead={event.summary}
          actions={
            <>
              <MessageButton about={`attendees:${event.id}`}>{attendees('message')}</MessageButton>
              <EventPoster event={event} />
              {manages && <EventActions event={event} isPrimary={!date} onEdit={() => edit()} />}
            </>
          }
        />
        <Dates event={event} onOpen={panel.open} />
      </Page>
    </WithPanel>
  );
}

interface EventActionsProps {
  event: EventDetail;
  /** Whether no panel has the screen's primary action. */
  isPrimary: boolean;
  onEdit: () => void;
}

function EventActions({ event: { id, title, isPublished }, isPrimary, onEdit }: EventActionsProps) {
  const text = useOfficeText('events');
  const common = useOfficeText('common');
  const sentenceOf = useErrorSentence();
  const { mutate, isPending } = useWrite(eventEndpoints.publish);
  const onSuccess = () => notify({ kind: 'success', title: text('manage.published', { title }) });
  const onError = (error: Error) => notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <>
      <Button icon={IconPencil} onClick={onEdit}>
        {text('manage.edit')}
      </Button>
      {!isPublished && (
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          busy={isPending && common('saving')}
          onClick={() => mutate({ params: { eventId: id } }, { onSuccess, onError })}
        >
          {text('manage.publish')}
        </Button>
      )}
    </>
  );
}

interface DatesProps {
  event: EventDetail;
  onOpen: (id: string) => void;
}

/** The dates to come, the next one first, and on request those that are over, the latest first. */
function Dates({ event, onOpen }: DatesProps) {
  const text = useOfficeText('events');
  const [opened, setOpened] = useState(false);
  const ahead = event.dates.filter(({ isOver }) => !isOver);
  const past = event.dates.filter(({ isOver }) => isOver).reverse();
  const showsPast = past.length > 0 && (opened || ahead.length === 0);
  return (
    <>
      {ahead.length > 0 && <DatesTable title={text('manage.dates')} dates={ahead} onOpen={onOpen} />}
      {past.length > 0 && ahead.length > 0 && (
        <div>
          <Button variant="text" aria-expanded={showsPast} onClick={() => setOpened(!opened)}>
            {text('manage.pastCount', { count: past.length })}
          </Button>
        </div>
      )}
      {showsPast && <DatesTable title={text('manage.past')} dates={past} onOpen={onOpen} />}
    </>
  );
}

interface DatesTableProps {
  title: string;
  dates: readonly EventDate[];
  onOpen: (id: string) => void;
}

function DatesTable({ title, dates, onOpen }: DatesTableProps) {
  const text = useOfficeText('events');
  const moments = useMoments();
  const when = ({ startsAt }: EventDate) => moments.relative(startsAt);
  const special = ({ reason, note, placeName }: EventDate) => [reason, placeName, note].filter(Boolean).join(' · ');
  return (
    <Card flush title={title}>
      <DataTable<EventDate>
        caption={title}
        columns={[
          textColumn('when', text('column.next'), when, { phone: 'title' }),
          textColumn('special', text('column.special'), special, { phone: 'detail' }),
          stateColumn(text('column.state'), 'event-occurrence', ({ status }) => status, { width: 140 }),
        ]}
        rows={dates}
        rowKey={({ id }) => id}
        rowName={when}
        onOpen={onOpen}
        empty={null}
        failedTitle={text('failed')}
      />
    </Card>
  );
}

export { ManageEvent as Screen };
