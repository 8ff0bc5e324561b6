import {
  dateReasonMessage,
  EVENT_SCOPES,
  type EventDate,
  type EventDetail,
  type EventScope,
  eventCancelSchema,
  eventDateSchema,
  eventOccurrenceEndpoints,
  eventPostponeSchema,
  WHO_CAME,
} from '@sannidhi/contracts';
import {
  Button,
  CountField,
  Field,
  FieldPair,
  Form,
  IconBan,
  labelText,
  notify,
  SelectField,
  SidePanel,
  Stack,
  StatusChip,
  useFormValues,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormEnd } from '../office/form-end.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { SkippedTimeNote } from '../office/skipped-time-note.tsx';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { CanceledSoFar, type Ending, EndingEffects } from '../tickets/cancel-effects.tsx';

interface DatePanelProps {
  event: EventDetail;
  date: EventDate;
  onFollowing: () => void;
  onClose: () => void;
}

/** One date: its own time, place and note, and what ends it. */
export function DatePanel({ event, date, onFollowing, onClose }: DatePanelProps) {
  const text = useOfficeText('events');
  const moments = useMoments();
  const { slug } = useTemple();
  const { can } = useSession();
  const [ending, setEnding] = useState<Ending>();
  const hasOthers = event.dates.some(({ id, isOver, status }) => id !== date.id && !isOver && status !== 'canceled');
  const isOpen = !date.isOver && date.status !== 'canceled' && date.status !== 'completed';
  const overline = <StatusChip of="event-occurrence" state={date.status} />;
  return (
    <SidePanel title={moments.relative(date.startsAt)} overline={overline} onClose={onClose}>
      <Stack spacing={3}>
        {event.isPublished && <Link to={`/temples/${slug}/events/${date.id}`}>{text('date.page')}</Link>}
        {event.isPublished && can('door:check-in') && (
          <Link to={`/temple-admin/events/${event.id}/manage?view=door&date=${date.id}`}>{text('date.door')}</Link>
        )}
        {date.reason && <p>{labelText(date.reason, dateReasonMessage(date.reason))}</p>}
        {date.status === 'canceled' && <CanceledSoFar occurrenceId={date.id} />}
        {isOpen && can('events:manage') && !ending && (
          <>
            {date.hasBegun ? <p>{text('date.begun')}</p> : <DateForm event={event} date={date} onDone={onClose} />}
            <Row>
              {hasOthers && !date.hasBegun && <Button onClick={onFollowing}>{text('date.following')}</Button>}
              {date.status === 'published' && !date.hasBegun && (
                <Button onClick={() => setEnding('postpone')}>{text('postpone.open')}</Button>
              )}
              <Button variant="destructive" icon={IconBan} onClick={() => setEnding('cancel')}>
                {text('cancel.open')}
              </Button>
            </Row>
          </>
        )}
        {ending && <EndingForm ending={ending} date={date} hasOthers={hasOthers} onDone={() => setEnding(undefined)} />}
      </Stack>
    </SidePanel>
  );
}

function DateForm({ event, date, onDone }: { event: EventDetail; date: EventDate; onDone: () => void }) {
  const text = useOfficeText('events');
  const common = useOfficeText('common');
  const change = useWrite(eventOccurrenceEndpoints.change);
  const { date: day, time, durationMinutes, placeName, note } = date;
  return (
    <Form
      label={text('date.title')}
      schema={eventDateSchema}
      initialValues={{ date: day, time, durationMinutes: durationMinutes ?? undefined, placeName, note }}
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { occurrenceId: date.id }, body });
        notify({ kind: 'success', title: text('manage.done', { title: event.title }) });
        onDone();
      }}
    >
      <FieldPair>
        <Field name="date" type="date" label={text('form.date')} />
        <Field name="time" type="time" label={text('form.time')} />
      </FieldPair>
      <SkippedTimeNote />
      <CountField optional name="durationMinutes" label={text('form.duration')} digits={5} />
      <Field optional name="placeName" label={text('form.placeName')} maxLength={120} />
      <Field optional name="note" label={text('date.note')} help={text('date.noteHelp')} maxLength={300} />
      <MoveEffects date={date} />
      <FormEnd onCancel={onDone} cancel={common('close')} />
    </Form>
  );
}

/** Whom another time or place concerns, before it is saved. */
function MoveEffects({ date: { id, date, time, durationMinutes, placeName } }: { date: EventDate }) {
  const text = useOfficeText('events');
  const now = useFormValues<{ date: string; time: string; durationMinutes?: number | null; placeName?: string }>();
  const isElsewhen = now.date !== date || now.time !== time || (Number(now.durationMinutes) || null) !== durationMinutes;
  if (!isElsewhen && (now.placeName ?? '') === placeName) return null;
  return (
    <EndingEffects occurrenceId={id} ending={isElsewhen ? 'postpone' : 'place'}>
      <p>{text(isElsewhen ? 'date.moves' : 'date.places')}</p>
    </EndingEffects>
  );
}

interface EndingFormProps {
  ending: Ending;
  date: EventDate;
  /** Other dates of its event are ahead. */
  hasOthers: boolean;
  onDone: () => void;
}

/** Cancels or postpones with a reason, which those who saved the temple read. */
function EndingForm({ ending, date, hasOthers, onDone }: EndingFormProps) {
  const text = useOfficeText('events');
  const cancel = useWrite(eventOccurrenceEndpoints.cancel);
  const postpone = useWrite(eventOccurrenceEndpoints.postpone);
  const params = { occurrenceId: date.id };
  const done = () => {
    notify({ kind: 'success', title: text(`${ending}.done`) });
    onDone();
  };
  const fields = (
    <>
      <EndingEffects occurrenceId={date.id} ending={ending} />
      <Field name="reason" label={text('reason')} help={text('reasonHelp')} maxLength={200} />
      <EndingEnd ending={ending} onDone={onDone} />
    </>
  );
  if (ending === 'postpone')
    return (
      <Form
        label={text('postpone.open')}
        schema={eventPostponeSchema}
        initialValues={{ reason: '' }}
        onSubmit={async (body) => {
          await postpone.mutateAsync({ params, body });
          done();
        }}
      >
        {fields}
      </Form>
    );
  return (
    <Form
      label={text('cancel.open')}
      schema={eventCancelSchema}
      initialValues={{ reason: '', scope: 'one', whoCame: 'refunded' }}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params, body });
        done();
      }}
    >
      {hasOthers && (
        <SelectField
          name="scope"
          label={text('cancel.scope')}
          choices={EVENT_SCOPES.map((value) => ({ value, label: text(`scope.${value}`) }))}
        />
      )}
      {date.hasBegun && (
        <SelectField
          name="whoCame"
          label={text('cancel.whoCame')}
          choices={WHO_CAME.map((value) => ({ value, label: text(`whoCame.${value}`) }))}
        />
      )}
      {fields}
    </Form>
  );
}

/** The button says which dates it cancels. */
function EndingEnd({ ending, onDone }: { ending: Ending; onDone: () => void }) {
  const text = useOfficeText('events');
  const common = useOfficeText('common');
  const { scope = 'one' } = useFormValues<{ scope?: EventScope }>();
  const submit = text(ending === 'cancel' ? `cancel.submit.${scope}` : 'postpone.open');
  return <FormEnd destructive onCancel={onDone} cancel={common('close')} submit={submit} />;
}
