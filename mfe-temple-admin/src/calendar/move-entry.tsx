import {
  type CalendarEntry,
  eventDateSchema,
  eventOccurrenceEndpoints,
  type Resource,
  resourceUseEndpoints,
  resourceUseSchema,
} from '@sannidhi/contracts';
import {
  CountField,
  Field,
  FieldPair,
  Form,
  notify,
  ScreenStates,
  SelectField,
  useFormField,
  useFormValues,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useEffect } from 'react';
import { MoveTime } from '../assignments/move-time.tsx';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { SkippedTimeNote } from '../office/skipped-time-note.tsx';
import { useTemple } from '../office/use-temple.ts';
import { clockOf } from './clock-of.ts';
import type { Ghost } from './ghost.ts';
import { MoveEffects } from './move-effects.tsx';
import { useFreeTimes } from './use-free-times.ts';

/** Where a drag ended. */
export interface MoveTo {
  date: string;
  resourceId: string | undefined;
}

interface MoveEntryProps {
  entry: CalendarEntry;
  resources: readonly Resource[];
  to: MoveTo | undefined;
  onGhost: (ghost: Ghost | undefined) => void;
  onDone: () => void;
}

/** "Move to…": the noun that owns the entry moves it, notifies people and gives back money; the calendar moves nothing by itself. */
export function MoveEntry(props: MoveEntryProps) {
  const { entry, to, onDone } = props;
  const { timeZone } = useTemple();
  const slot = { id: entry.id, date: to?.date ?? entry.date, time: clockOf(entry.startsAt, timeZone) };
  if (entry.mover === 'pooja-slot') return <MoveTime slot={slot} onDone={onDone} />;
  return entry.mover === 'event-date' ? <MoveDate {...props} /> : <MoveUse {...props} />;
}

function MoveDate({ entry, resources, to, onGhost, onDone }: MoveEntryProps) {
  const text = useOfficeText('calendar');
  const reach = useRead(eventOccurrenceEndpoints.reach, { params: { occurrenceId: entry.id } });
  const change = useWrite(eventOccurrenceEndpoints.change);
  return (
    <ScreenStates query={reach} failedTitle={text('failed')}>
      {({ notified, date: { date, time, durationMinutes, placeName, note, resourceId } }) => (
        <Form
          label={text('move.title')}
          schema={eventDateSchema}
          initialValues={{
            date: to?.date ?? date,
            time,
            durationMinutes: durationMinutes ?? undefined,
            placeName,
            note,
            resourceId: to?.resourceId ?? resourceId ?? '',
          }}
          onSubmit={async (body) => {
            await change.mutateAsync({ params: { occurrenceId: entry.id }, body: { ...body, resourceId: body.resourceId || null } });
            notify({ kind: 'success', title: text('move.done', { title: entry.title }) });
            onDone();
          }}
        >
          <When resources={resources} />
          <Foreseen entry={entry} resources={resources} notified={notified} onGhost={onGhost} />
          <FormEnd onCancel={onDone} submit={notified > 0 ? text('move.submitNotify', { count: notified }) : text('move.submit')} />
        </Form>
      )}
    </ScreenStates>
  );
}

function MoveUse({ entry, resources, to, onGhost, onDone }: MoveEntryProps) {
  const text = useOfficeText('calendar');
  const use = useRead(resourceUseEndpoints.detail, { params: { useId: entry.id } });
  const change = useWrite(resourceUseEndpoints.change);
  return (
    <ScreenStates query={use} failedTitle={text('failed')}>
      {({ title, note, date, time, durationMinutes, setupMinutes, teardownMinutes, resourceId }) => (
        <Form
          label={text('move.title')}
          schema={resourceUseSchema}
          initialValues={{
            title,
            note,
            date: to?.date ?? date,
            time,
            durationMinutes,
            setupMinutes,
            teardownMinutes,
            resourceId: to?.resourceId ?? resourceId,
          }}
          onSubmit={async (body) => {
            await change.mutateAsync({ params: { useId: entry.id }, body });
            notify({ kind: 'success', title: text('move.done', { title }) });
            onDone();
          }}
        >
          <When resources={resources} required />
          <CountField name="durationMinutes" label={text('use.duration')} digits={4} />
          <Foreseen entry={entry} resources={resources} notified={undefined} onGhost={onGhost} />
          <FormEnd onCancel={onDone} submit={text('move.submit')} />
        </Form>
      )}
    </ScreenStates>
  );
}

function When({ resources, required = false }: { resources: readonly Resource[]; required?: boolean }) {
  const text = useOfficeText('calendar');
  const { value: chosen } = useFormField<string | null | undefined>('resourceId', false);
  const halls = resources.filter(({ active, id }) => active || id === chosen).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FieldPair>
        <Field name="date" type="date" label={text('move.day')} />
        <Field name="time" type="time" label={text('move.starts')} />
      </FieldPair>
      <SkippedTimeNote />
      <SelectField
        name="resourceId"
        label={text('move.place')}
        choices={required ? halls : [{ value: '', label: text('elsewhere') }, ...halls]}
      />
    </>
  );
}

interface ForeseenProps extends Pick<MoveEntryProps, 'entry' | 'resources' | 'onGhost'> {
  notified: number | undefined;
}

const MINUTE_MS = 60_000;

/** What the typed time does, drawn in the calendar behind the panel as well. */
function Foreseen({ entry, resources, notified, onGhost }: ForeseenProps) {
  const {
    date = '',
    time = '',
    durationMinutes,
    resourceId,
  } = useFormValues<{
    date?: string;
    time?: string;
    durationMinutes?: number | null;
    resourceId?: string | null;
  }>();
  const { setValue: setDate } = useFormField<string>('date', false);
  const { setValue: setTime } = useFormField<string>('time', false);
  const { timeZone } = useTemple();
  const length = Math.round((Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / MINUTE_MS);
  const free = useFreeTimes({ resourceId, date, time, durationMinutes: Number(durationMinutes) || length, except: entry.id });
  const isElsewhere = date !== entry.date || time !== clockOf(entry.startsAt, timeZone) || (resourceId || null) !== entry.resourceId;
  const { title } = entry;
  useEffect(() => {
    onGhost(isElsewhere && time ? { title, date, time, resourceId: resourceId || null } : undefined);
    return () => onGhost(undefined);
  }, [isElsewhere, title, date, time, resourceId, onGhost]);
  return (
    <MoveEffects
      {...free}
      resourceName={resources.find(({ id }) => id === resourceId)?.name ?? ''}
      notified={notified}
      onPick={(day, at) => {
        setDate(day);
        setTime(at);
      }}
    />
  );
}
