import { type Resource, type ResourceUse, resourceUseEndpoints, resourceUseSchema } from '@sannidhi/contracts';
import { CountField, Field, FieldPair, Form, notify, SelectField, useFormField, useFormValues, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { SkippedTimeNote } from '../office/skipped-time-note.tsx';
import { MoveEffects } from './move-effects.tsx';
import { useFreeTimes } from './use-free-times.ts';

interface UseFormProps {
  resources: readonly Resource[];
  date: string;
  onDone: (use?: ResourceUse) => void;
}

/** Books a hall for something of the office's own. */
export function UseForm({ resources, date, onDone }: UseFormProps) {
  const text = useOfficeText('calendar');
  const book = useWrite(resourceUseEndpoints.book);
  const halls = resources.filter(({ active }) => active);
  return (
    <Form
      label={text('use.title')}
      schema={resourceUseSchema}
      initialValues={{
        resourceId: halls[0]?.id ?? '',
        title: '',
        note: '',
        date,
        time: '',
        durationMinutes: 60,
        setupMinutes: undefined,
        teardownMinutes: undefined,
      }}
      onSubmit={async (body) => {
        const use = await book.mutateAsync({ body });
        notify({ kind: 'success', title: text(use.state === 'requested' ? 'use.requested' : 'use.done', { title: use.title }) });
        onDone(use);
      }}
    >
      <Field name="title" label={text('use.what')} maxLength={120} />
      <SelectField name="resourceId" label={text('move.place')} choices={halls.map(({ id, name }) => ({ value: id, label: name }))} />
      <FieldPair>
        <Field name="date" type="date" label={text('move.day')} />
        <Field name="time" type="time" label={text('move.starts')} />
      </FieldPair>
      <SkippedTimeNote />
      <CountField name="durationMinutes" label={text('use.duration')} digits={4} />
      <FieldPair>
        <CountField optional name="setupMinutes" label={text('places.setup')} digits={3} />
        <CountField optional name="teardownMinutes" label={text('places.teardown')} digits={3} />
      </FieldPair>
      <Free resources={resources} />
      <Field optional name="note" label={text('use.note')} rows={2} maxLength={500} />
      <FormEnd onCancel={() => onDone()} submit={text('use.submit')} />
    </Form>
  );
}

function Free({ resources }: { resources: readonly Resource[] }) {
  const {
    resourceId,
    date = '',
    time = '',
    durationMinutes,
  } = useFormValues<{
    resourceId?: string;
    date?: string;
    time?: string;
    durationMinutes?: number;
  }>();
  const { setValue: setDate } = useFormField<string>('date', false);
  const { setValue: setTime } = useFormField<string>('time', false);
  const free = useFreeTimes({ resourceId, date, time, durationMinutes: Number(durationMinutes) || 0 });
  return (
    <MoveEffects
      {...free}
      resourceName={resources.find(({ id }) => id === resourceId)?.name ?? ''}
      notified={undefined}
      onPick={(day, at) => {
        setDate(day);
        setTime(at);
      }}
    />
  );
}
