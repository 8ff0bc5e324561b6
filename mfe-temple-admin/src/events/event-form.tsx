import { EVENT_PLACES, type EventDetail, type EventPlace, eventEndpoints, eventSchema, resourceEndpoints } from '@sannidhi/contracts';
import { CountField, Field, FieldPair, Form, RowsField, SelectField, useFormField, useRead, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { awaitsAnswer, ChangeCancels, useEventChange } from './change-cancels.tsx';
import { EventPreview } from './event-preview.tsx';
import { eventValues } from './event-values.ts';
import { WhenFields } from './when-fields.tsx';

interface EventFormProps {
  /** The event to change; without one a new one is created. */
  event?: EventDetail;
  /** The date from which on it changes; all dates to come without one. */
  from?: string | undefined;
  onSaved: (event: EventDetail) => void;
  onCancel: () => void;
}

/** Creates an event, or changes its dates to come, or those from one date on. */
export function EventForm({ event, from, onSaved, onCancel }: EventFormProps) {
  const text = useOfficeText('events');
  const { today } = useTemple();
  const create = useWrite(eventEndpoints.create);
  const change = useEventChange(event);
  return (
    <Form
      long
      label={text(event ? 'manage.edit' : 'create.title')}
      schema={eventSchema}
      initialValues={eventValues(event, today, from)}
      onFailure={awaitsAnswer}
      onSubmit={async (body, { submitForm }) => {
        const placed = { ...body, resourceId: body.resourceId || null };
        const changes = { ...placed, from: from ?? null };
        onSaved(await (event ? change.save(changes, submitForm) : create.mutateAsync({ body: placed })));
      }}
    >
      <ChangeCancels change={change} />
      <Field name="title" label={text('form.title')} maxLength={120} />
      <Field optional name="summary" label={text('form.summary')} help={text('form.summaryHelp')} maxLength={200} />
      <Field optional name="description" label={text('form.description')} rows={4} maxLength={4000} />
      <WhenFields />
      <EventPreview />
      <FieldPair>
        <CountField name="durationMinutes" label={text('form.duration')} digits={5} />
        <CountField name="doorsMinutes" label={text('form.doors')} help={text('form.doorsHelp')} digits={3} />
      </FieldPair>
      <PlaceFields />
      <RowsField
        name="program"
        label={text('form.program')}
        help={text('form.programHelp')}
        add={text('form.addPoint')}
        blank={{ time: '', title: '', detail: '' }}
        remove={(number) => text('form.removePoint', { number })}
      >
        {(path) => (
          <>
            <Field name={`${path}.time`} type="time" label={text('form.time')} />
            <Field name={`${path}.title`} label={text('form.what')} maxLength={120} />
            <Field optional name={`${path}.detail`} label={text('form.detail')} maxLength={300} />
          </>
        )}
      </RowsField>
      <RowsField
        name="goodToKnow"
        label={text('form.goodToKnow')}
        help={text('form.goodToKnowHelp')}
        add={text('form.addLine')}
        blank=""
        remove={(number) => text('form.removeLine', { number })}
      >
        {(path) => <Field name={path} label={text('form.line')} maxLength={300} />}
      </RowsField>
      <FormEnd onCancel={onCancel} submit={text(event ? 'form.save' : 'form.create')} />
    </Form>
  );
}

/** The hall it has for itself on each date; none where the temple has named none. */
function HallField() {
  const text = useOfficeText('events');
  const { data: resources = [] } = useRead(resourceEndpoints.list);
  const { value: chosen } = useFormField<string | null | undefined>('resourceId', false);
  const halls = resources.filter(({ active, id }) => active || id === chosen);
  if (halls.length === 0) return null;
  return (
    <SelectField
      name="resourceId"
      label={text('form.hall')}
      help={text('form.hallHelp')}
      choices={[{ value: '', label: text('form.noHall') }, ...halls.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}

/** Where it is: each kind of place has its own fields. */
function PlaceFields() {
  const text = useOfficeText('events');
  const { value: place } = useFormField<EventPlace>('place', false);
  return (
    <>
      <SelectField
        name="place"
        label={text('form.place')}
        choices={EVENT_PLACES.map((value) => ({ value, label: text(`place.${value}`) }))}
      />
      {place === 'online' ? (
        <Field name="link" type="url" label={text('form.link')} maxLength={500} />
      ) : (
        <Field optional name="placeName" label={text('form.placeName')} maxLength={120} />
      )}
      {place === 'temple' && <HallField />}
      {place === 'address' && <Field name="address" label={text('form.address')} maxLength={200} />}
    </>
  );
}
