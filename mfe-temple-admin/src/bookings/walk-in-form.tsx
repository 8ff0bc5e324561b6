import {
  INTENTION_MAX,
  poojaServiceEndpoints,
  poojaSlotEndpoints,
  type WalkInMethod,
  type WalkInPayment,
  walkInFormSchema,
} from '@sannidhi/contracts';
import { EmptyState, Field, Form, formatCents, PhoneField, ScreenStates, useFormValues, useRead } from '@sannidhi/kit';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { CardPayment } from './card-payment.tsx';
import { freeFor } from './free-places.ts';
import { NameFields } from './name-fields.tsx';
import { OpenCardPayments } from './open-card-payments.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { type PricedSlot, SlotCards } from './slot-cards.tsx';
import { useBookWalkIn } from './use-book-walk-in.ts';

/** Where a family is put on the waitlist of a full time. */
const WAITLIST = '/temple-admin/pooja-booking-management?view=waitlist&wait=new';
const NAME = { name: '', spelling: '', gotra: '', nakshatra: undefined, rashi: undefined };
/** A walk-in before anything was typed. */
export const EMPTY = {
  slotId: '',
  bookedBy: '',
  phone: '',
  email: '',
  participants: [NAME],
  intention: '',
  method: 'cash',
  checkNumber: '',
  receivedCents: undefined,
  waitId: null,
};
type Typed = Record<string, unknown>;

/** Books a family at the counter, and follows their card while it is waited for. What was typed is there again after a card that failed. */
export function WalkInForm({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [orderId, setOrderId] = useState('');
  if (orderId) return <CardPayment orderId={orderId} onAgain={() => setOrderId('')} onDone={onDone} />;
  const show = ({ bookedBy, orderId: shown }: WalkInPayment) => {
    setTyped((before) => (before === EMPTY ? { ...EMPTY, bookedBy, method: 'card' } : before));
    setOrderId(shown);
  };
  return (
    <>
      <OpenCardPayments onShow={show} />
      <WalkInOfToday typed={typed} onAsk={setTyped} onCard={setOrderId} onDone={onDone} />
    </>
  );
}

export interface FormWays {
  /** What the form begins with. */
  typed: Typed;
  onAsk: (values: Typed) => void;
  onCard: (orderId: string) => void;
  onDone: () => void;
}

/** A time today with a counter place, the family's names, and how they pay. Names can be typed while the times load. */
function WalkInOfToday(ways: FormWays) {
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
        {text('walkIn.noneMore')} <Link to={WAITLIST}>{text('walkIn.wait')}</Link>
      </EmptyState>
    );
  return (
    <WalkIn slots={open} {...ways}>
      <ScreenStates query={both} failedTitle={text('walkIn.failed')}>
        {() => (
          <>
            <SlotCards slots={open} />
            <Link to={WAITLIST}>{text('walkIn.wait')}</Link>
          </>
        )}
      </ScreenStates>
    </WalkIn>
  );
}

interface WalkInProps extends FormWays {
  slots: readonly PricedSlot[];
  /** The choice of a time, or which it is. */
  children: ReactNode;
}

/** Who books, for whom, and how they pay. */
export function WalkIn({ slots, typed, children, ...ways }: WalkInProps) {
  const text = useOfficeText('bookings');
  const submit = useBookWalkIn(ways);
  return (
    <Form long label={text('form.titleNew')} schema={walkInFormSchema} initialValues={typed} onSubmit={submit}>
      {children}
      <Field name="bookedBy" label={text('form.bookedBy')} maxLength={120} />
      <PhoneField optional name="phone" label={text('form.phone')} />
      <Field optional name="email" type="email" label={text('form.email')} help={text('form.emailHelp')} />
      <NameFields />
      <Field optional name="intention" label={text('intention')} rows={2} maxLength={INTENTION_MAX} />
      <PaymentFields slots={slots} />
      <End slots={slots} onDone={ways.onDone} />
    </Form>
  );
}

function End({ slots, onDone }: { slots: readonly PricedSlot[]; onDone: () => void }) {
  const text = useOfficeText('bookings');
  const { slotId, method } = useFormValues<{ slotId: string; method: WalkInMethod }>();
  const price = slots.find(({ id }) => id === slotId)?.priceCents;
  const take = method === 'card' ? 'walkIn.askCard' : 'walkIn.take';
  const submit = price === undefined ? text('walkIn.submit') : text(take, { amount: formatCents(price) });
  return <FormEnd onCancel={onDone} submit={submit} />;
}
