import { poojaBlackoutSchema, poojaScheduleEndpoints, poojaServiceEndpoints } from '@sannidhi/contracts';
import { Field, FieldPair, Form, notify, SelectField, useRead, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';

/** Adds hours or days without poojas. Free times in it go; those with bookings stay, for the office to move. */
export function BlackoutForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('poojaBlackouts');
  const { today } = useTemple();
  const add = useWrite(poojaScheduleEndpoints.addBlackout);
  return (
    <Form
      label={text('form.titleNew')}
      schema={poojaBlackoutSchema}
      initialValues={{ reason: '', from: today, to: today, startTime: null, endTime: null, place: '' }}
      onSubmit={async (body) => {
        const { reason, bookedSlots: count } = await add.mutateAsync({ body });
        if (count > 0) notify({ kind: 'info', title: text('form.booked', { count }) });
        else notify({ kind: 'success', title: text('form.done', { reason }) });
        onDone();
      }}
    >
      <Field name="reason" label={text('column.reason')} maxLength={120} />
      <PlaceField />
      <FieldPair>
        <Field name="from" type="date" label={text('form.from')} />
        <Field name="to" type="date" label={text('form.to')} />
      </FieldPair>
      <FieldPair>
        <Field optional name="startTime" type="time" label={text('form.startTime')} help={text('form.timesHelp')} />
        <Field optional name="endTime" type="time" label={text('form.endTime')} />
      </FieldPair>
      <FormEnd onCancel={onDone} submit={text('form.submitNew')} />
    </Form>
  );
}

/** Which hall or shrine it is for, where the temple has poojas in several. */
function PlaceField() {
  const text = useOfficeText('poojaBlackouts');
  const poojas = useRead(poojaServiceEndpoints.list);
  const places = [...new Set((poojas.data ?? []).flatMap(({ active, place }) => (active && place ? place : [])))].sort();
  if (places.length < 2) return null;
  const everywhere = { value: '', label: text('everywhere') };
  return (
    <SelectField
      name="place"
      label={text('column.place')}
      help={text('form.placeHelp')}
      choices={[everywhere, ...places.map((value) => ({ value, label: value }))]}
    />
  );
}
