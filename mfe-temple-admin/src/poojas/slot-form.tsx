import { poojaSlotEndpoints, poojaSlotSchema } from '@sannidhi/contracts';
import { Field, FieldPair, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { SkippedTimeNote } from '../office/skipped-time-note.tsx';
import { PoojaField } from './pooja-field.tsx';
import { SplitFields } from './split-fields.tsx';

const EMPTY = { serviceId: '', date: '', time: '', capacity: undefined, onlinePlaces: undefined, counterPlaces: 0 };

/** Adds a single time outside every schedule. */
export function SlotForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('poojaTimes');
  const add = useWrite(poojaSlotEndpoints.add);
  return (
    <Form
      label={text('form.titleNew')}
      schema={poojaSlotSchema}
      initialValues={EMPTY}
      onSubmit={async (body) => {
        const saved = await add.mutateAsync({ body });
        notify({ kind: 'success', title: text('form.added', { name: saved.serviceName }) });
        onDone();
      }}
    >
      <PoojaField />
      <FieldPair>
        <Field name="date" type="date" label={text('form.date')} />
        <Field name="time" type="time" label={text('form.time')} />
      </FieldPair>
      <SkippedTimeNote />
      <SplitFields />
      <FormEnd onCancel={onDone} submit={text('form.submitNew')} />
    </Form>
  );
}
