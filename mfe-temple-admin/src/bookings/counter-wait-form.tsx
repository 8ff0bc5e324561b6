import {
  bookingEndpoints,
  counterWaitSchema,
  LANGUAGE_CODES,
  LANGUAGE_FACTS,
  POOJA_ORDER_MAX,
  type PoojaSlot,
  poojaSlotEndpoints,
} from '@sannidhi/contracts';
import { CheckboxField, Field, FieldPair, Form, notify, PhoneField, SelectField, useFormValues, useRead, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { addDays } from '../office/temple-time.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { freeFor } from './free-places.ts';
import { NameFields } from './name-fields.tsx';

/** Days ahead whose full times are offered. */
const DAYS = 60;
const EMPTY = {
  slotId: '',
  phone: '',
  bookedBy: '',
  email: '',
  language: 'en',
  places: 1,
  takesFewer: false,
  participants: [],
  intention: '',
};

/** Puts a family at the counter on the waitlist of a full time: its phone number is enough. */
export function CounterWaitForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('waitlists');
  const booking = useOfficeText('bookings');
  const wait = useWrite(bookingEndpoints.waitAtCounter);
  return (
    <Form
      long
      label={text('form.titleNew')}
      schema={counterWaitSchema}
      initialValues={EMPTY}
      onSubmit={async (body) => {
        const { status, position } = await wait.mutateAsync({ body });
        notify({ kind: 'success', title: text(status === 'offered' ? 'form.offered' : 'form.done', { position: position ?? 1 }) });
        onDone();
      }}
    >
      <FullTimes />
      <PhoneField name="phone" label={booking('form.phone')} help={text('form.phoneHelp')} />
      <Field optional name="bookedBy" label={booking('form.bookedBy')} maxLength={120} />
      <Field optional name="email" type="email" label={booking('form.email')} />
      <FieldPair>
        <SelectField
          name="language"
          label={text('form.language')}
          choices={LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGE_FACTS[value].name }))}
        />
        <SelectField
          numeric
          name="places"
          label={text('column.places')}
          choices={Array.from({ length: POOJA_ORDER_MAX }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }))}
        />
      </FieldPair>
      <Fewer />
      <NameFields isLater />
      <FormEnd onCancel={onDone} submit={text('form.submit')} />
    </Form>
  );
}

/** Times with fewer places than the family needs, online and at the counter; neither those of openings nor those of requests. */
function FullTimes() {
  const text = useOfficeText('waitlists');
  const moments = useMoments();
  const { today } = useTemple();
  const { places } = useFormValues<{ places: number }>();
  const slots = useRead(poojaSlotEndpoints.list, { query: { from: today, to: addDays(today, DAYS) } });
  const now = new Date().toISOString();
  const isOffered = ({ status, startsAt, openingId, isRequested }: PoojaSlot) =>
    status === 'open' && startsAt > now && !openingId && !isRequested;
  const hasTooFew = (slot: PoojaSlot) => Math.max(freeFor(slot, 'online'), freeFor(slot, 'counter')) < places;
  const full = (slots.data ?? []).filter((slot) => isOffered(slot) && hasTooFew(slot));
  return (
    <SelectField
      name="slotId"
      label={text('form.time')}
      help={slots.data && full.length === 0 ? text('form.noneFull') : undefined}
      placeholder={text('form.choose')}
      choices={full.map(({ id, serviceName, startsAt }) => ({ value: id, label: `${serviceName}, ${moments.relative(startsAt)}` }))}
    />
  );
}

function Fewer() {
  const text = useOfficeText('waitlists');
  const { places } = useFormValues<{ places: number }>();
  return places > 1 ? <CheckboxField name="takesFewer" label={text('form.fewer')} /> : null;
}
