import {
  bookingEndpoints,
  COUNTER_PAYMENTS,
  type CounterPayment,
  INTENTION_MAX,
  poojaServiceEndpoints,
  poojaSlotEndpoints,
  walkInSchema,
} from '@sannidhi/contracts';
import {
  EmptyState,
  Field,
  Form,
  formatCents,
  notify,
  PhoneField,
  ScreenStates,
  SelectField,
  useFormField,
  useFormValues,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { CashChange } from './cash-change.tsx';
import { freeFor } from './free-places.ts';
import { NameFields } from './name-fields.tsx';
import { type CounterSlot, SlotCards } from './slot-cards.tsx';

const NAME = { name: '', spelling: '', gotra: '', nakshatra: undefined };
const EMPTY = {
  slotId: '',
  bookedBy: '',
  phone: '',
  email: '',
  participants: [NAME],
  intention: '',
  method: 'cash',
  checkNumber: '',
  receivedCents: undefined,
};

/** Books a family at the counter: a time today with a counter place, their names, and cash or a check. Names can be typed while the times load. */
export function WalkInForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('bookings');
  const { today } = useTemple();
  const slots = useRead(poojaSlotEndpoints.list, { query: { from: today, to: today } });
  const poojas = useRead(poojaServiceEndpoints.list);
  const now = new Date().toISOString();
  const priceOf = (id: string) => poojas.data?.find((pooja) => pooja.id === id)?.priceCents ?? 0;
  const open = (slots.data ?? [])
    .filter((slot) => slot.status === 'open' && slot.endsAt > now && freeFor(slot, 'counter') > 0)
    .map((slot) => ({ ...slot, priceCents: priceOf(slot.serviceId) }));
  const both = poojas.data ? slots : poojas;
  if (both.data && open.length === 0)
    return (
      <EmptyState plain title={text('walkIn.none')}>
        {text('walkIn.noneMore')}
      </EmptyState>
    );
  return (
    <WalkIn slots={open} onDone={onDone}>
      <ScreenStates query={both} failedTitle={text('walkIn.failed')}>
        {() => <SlotCards slots={open} />}
      </ScreenStates>
    </WalkIn>
  );
}

interface WalkInProps {
  slots: readonly CounterSlot[];
  onDone: () => void;
  /** The choice of a time. */
  children: ReactNode;
}

function WalkIn({ slots, onDone, children }: WalkInProps) {
  const text = useOfficeText('bookings');
  const book = useWrite(bookingEndpoints.walkIn);
  return (
    <Form
      long
      label={text('form.titleNew')}
      schema={walkInSchema}
      initialValues={EMPTY}
      onSubmit={async (body) => {
        const booking = await book.mutateAsync({ body });
        notify({ kind: 'success', title: text('walkIn.done', { who: booking.bookedBy, pooja: booking.service }) });
        onDone();
      }}
    >
      {children}
      <Field name="bookedBy" label={text('form.bookedBy')} maxLength={120} />
      <PhoneField optional name="phone" label={text('form.phone')} />
      <Field optional name="email" type="email" label={text('form.email')} help={text('form.emailHelp')} />
      <NameFields />
      <Field optional name="intention" label={text('intention')} rows={2} maxLength={INTENTION_MAX} />
      <PaymentFields slots={slots} />
      <End slots={slots} onDone={onDone} />
    </Form>
  );
}

function PaymentFields({ slots }: { slots: readonly CounterSlot[] }) {
  const text = useOfficeText('bookings');
  const { value: method } = useFormField<CounterPayment>('method', false);
  return (
    <>
      <SelectField
        name="method"
        label={text('form.method')}
        choices={COUNTER_PAYMENTS.map((value) => ({ value, label: text(`method.${value}`) }))}
      />
      {method === 'check' ? (
        <Field optional name="checkNumber" label={text('form.checkNumber')} inputMode="numeric" maxLength={20} />
      ) : (
        <CashChange slots={slots} />
      )}
    </>
  );
}

function End({ slots, onDone }: { slots: readonly CounterSlot[]; onDone: () => void }) {
  const text = useOfficeText('bookings');
  const { slotId } = useFormValues<{ slotId: string }>();
  const price = slots.find(({ id }) => id === slotId)?.priceCents;
  const submit = price === undefined ? text('walkIn.submit') : text('walkIn.take', { amount: formatCents(price) });
  return <FormEnd onCancel={onDone} submit={submit} />;
}
