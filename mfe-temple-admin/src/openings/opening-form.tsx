import { openingEndpoints, openingSchema, type PoojaOpening } from '@sannidhi/contracts';
import { CountField, Field, FieldPair, Form, notify, SelectField, useFormValues, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { SlotsField } from './slots-field.tsx';

interface OpeningFormProps {
  /** The opening to change; without one a new one is added. */
  opening?: PoojaOpening;
  onDone: () => void;
}

/** Adds an opening, or changes one nobody can join yet. */
export function OpeningForm({ opening, onDone }: OpeningFormProps) {
  const text = useOfficeText('openings');
  const add = useWrite(openingEndpoints.add);
  const change = useWrite(openingEndpoints.change);
  return (
    <Form
      long
      label={opening?.name ?? text('form.titleNew')}
      schema={openingSchema}
      initialValues={valuesOf(opening)}
      onSubmit={async (body) => {
        const saved = await (opening ? change.mutateAsync({ params: { openingId: opening.id }, body }) : add.mutateAsync({ body }));
        notify({ kind: 'success', title: text('form.done', { name: saved.name }) });
        onDone();
      }}
    >
      <Field name="name" label={text('column.name')} />
      <Field optional name="about" label={text('form.about')} help={text('form.aboutHelp')} rows={3} />
      <SelectField
        name="kind"
        label={text('column.kind')}
        choices={[
          { value: 'line', label: text('kind.line') },
          { value: 'draw', label: text('kind.draw') },
        ]}
      />
      <FieldPair>
        <Field name="opensOn" type="date" label={text('form.opensOn')} />
        <Field name="opensTime" type="time" label={text('form.opensTime')} />
      </FieldPair>
      <KindFields />
      <CountField name="openHours" label={text('form.openHours')} help={text('form.openHoursHelp')} digits={3} />
      <SlotsField opening={opening} />
      <FormEnd onCancel={onDone} {...(opening ? {} : { submit: text('form.submitNew') })} />
    </Form>
  );
}

function KindFields() {
  const text = useOfficeText('openings');
  const { kind } = useFormValues<{ kind: string }>();
  if (kind === 'draw') return <CountField name="payHours" label={text('form.payHours')} help={text('form.payHoursHelp')} digits={3} />;
  return (
    <>
      <FieldPair>
        <CountField name="waitMinutes" label={text('form.waitMinutes')} digits={4} />
        <CountField name="admitMinutes" label={text('form.admitMinutes')} digits={2} />
      </FieldPair>
      <FieldPair>
        <CountField name="admitPerMinute" label={text('form.admitPerMinute')} digits={5} />
        <CountField name="placesEach" label={text('form.placesEach')} digits={2} />
      </FieldPair>
    </>
  );
}

function valuesOf(opening: PoojaOpening | undefined): Record<string, unknown> {
  if (!opening) {
    const rules = { waitMinutes: 30, admitPerMinute: 600, admitMinutes: 10, placesEach: 1, payHours: 24, openHours: 24 };
    return { name: '', about: '', kind: 'line', slotIds: [], opensOn: '', opensTime: '', ...rules };
  }
  const { name, about, kind, opensOn, opensTime, waitMinutes, admitPerMinute, admitMinutes, placesEach, payHours, openHours } = opening;
  const rules = { waitMinutes: waitMinutes || 30, admitPerMinute, admitMinutes, placesEach, payHours, openHours };
  return { name, about, kind, slotIds: opening.slots.map(({ id }) => id), opensOn, opensTime, ...rules };
}
