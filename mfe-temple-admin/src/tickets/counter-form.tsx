import {
  COUNTER_PAYMENTS,
  counterRegistrationSchema,
  type TicketPerson,
  type TicketType,
  ticketEndpoints,
  ticketTypeEndpoints,
} from '@sannidhi/contracts';
import {
  Field,
  FieldPair,
  Form,
  formatCents,
  MoneyField,
  notify,
  PhoneField,
  RowsField,
  ScreenStates,
  SelectField,
  useFormField,
  useFormValues,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { BLANK_CHILD, ChildFields } from './child-fields.tsx';
import { PickupSlips } from './pickup-slips.tsx';

interface CounterFormProps {
  eventId: string;
  occurrenceId: string;
  onDone: () => void;
}

/** Registers people who come to the counter, also with tickets that only the office registers. */
export function CounterForm({ eventId, occurrenceId, onDone }: CounterFormProps) {
  const text = useOfficeText('attendees');
  const sale = useRead(ticketTypeEndpoints.sale, { params: { eventId } });
  const register = useWrite(ticketEndpoints.register);
  const [slipsOf, setSlipsOf] = useState<string | null>(null);
  if (slipsOf) return <PickupSlips orderId={slipsOf} onDone={onDone} />;
  return (
    <ScreenStates
      query={sale}
      failedTitle={text('failed')}
      isEmpty={({ types }) => types.length === 0}
      empty={<p>{text('counter.noTypes')}</p>}
    >
      {({ types }) => (
        <Form
          long
          label={text('form.titleNew')}
          schema={counterRegistrationSchema}
          initialValues={{ people: [blank(types)], bookedBy: '', email: '', phone: '', method: 'cash', checkNumber: '' }}
          onSubmit={async (body) => {
            const { tickets, slipsOf: handOut } = await register.mutateAsync({ params: { occurrenceId }, body });
            notify({ kind: 'success', title: text('counter.done', { count: tickets }) });
            if (handOut) setSlipsOf(handOut);
            else onDone();
          }}
        >
          <Field name="bookedBy" label={text('column.bookedBy')} autoComplete="off" maxLength={120} />
          <FieldPair>
            <PhoneField optional name="phone" label={text('phone')} />
            <Field optional name="email" type="email" label={text('email')} autoComplete="off" maxLength={254} />
          </FieldPair>
          <RowsField
            name="people"
            label={text('counter.people')}
            help={text('counter.peopleHelp')}
            add={text('counter.addPerson')}
            blank=""
            blankOf={() => blank(types)}
            remove={(number) => text('counter.removePerson', { number })}
          >
            {(path) => <PersonFields path={path} types={types} />}
          </RowsField>
          <Payment types={types} />
          <FormEnd onCancel={onDone} submit={text('counter.register')} />
        </Form>
      )}
    </ScreenStates>
  );
}

function PersonFields({ path, types }: { path: string; types: readonly TicketType[] }) {
  const text = useOfficeText('attendees');
  const { value: typeId } = useFormField<string>(`${path}.typeId`, false);
  const type = types.find(({ id }) => id === typeId);
  const price = ({ pricing, priceCents }: TicketType) => (pricing === 'fixed' ? `, ${formatCents(priceCents)}` : '');
  return (
    <>
      <SelectField
        name={`${path}.typeId`}
        label={text('column.type')}
        choices={types.filter(({ isOffered }) => isOffered).map((each) => ({ value: each.id, label: each.name + price(each) }))}
      />
      {type?.takesSeat && <Field name={`${path}.name`} label={text('column.name')} autoComplete="off" maxLength={120} />}
      {type?.pricing === 'wish' && <MoneyField compact name={`${path}.amountCents`} label={text('column.amount')} />}
      <Child path={path} isInCare={type?.isDropOff === true && type.takesSeat} />
    </>
  );
}

/**
 * A child of a kind of ticket that is left in the temple’s care has fields of its own, which begin empty; nobody else has them. What was typed
 * is there again if another kind was chosen by mistake.
 */
function Child({ path, isInCare }: { path: string; isInCare: boolean }) {
  const text = useOfficeText('attendees');
  const at = `${path}.child`;
  const { value, setValue } = useFormField<object | null>(at, false);
  const typed = useFormField<object | null>(`${path}.typedChild`, false);
  useEffect(() => {
    if (isInCare === Boolean(value)) return;
    if (value) typed.setValue(value);
    setValue(isInCare ? (typed.value ?? BLANK_CHILD) : null);
  });
  if (!isInCare || !value) return null;
  return (
    <>
      <ChildFields at={at} />
      <p>{text('counter.codeByEmail')}</p>
    </>
  );
}

/** What is to be paid, and how; nothing for what is free. */
function Payment({ types }: { types: readonly TicketType[] }) {
  const text = useOfficeText('attendees');
  const { people, method } = useFormValues<{ people: TicketPerson[]; method: string }>();
  const cents = people.reduce((sum, { typeId, amountCents }) => {
    const type = types.find(({ id }) => id === typeId);
    return sum + (type?.pricing === 'wish' ? (amountCents ?? 0) : (type?.priceCents ?? 0));
  }, 0);
  const isFree = cents === 0;
  const { setValue } = useFormField<string>('method', false);
  // What is free asks for no check's number.
  const isRefused = isFree && method === 'check';
  useEffect(() => {
    if (isRefused) setValue('cash');
  }, [isRefused, setValue]);
  if (isFree) return null;
  return (
    <>
      <p>{text('counter.total', { amount: formatCents(cents) })}</p>
      <SelectField
        name="method"
        label={text('counter.method')}
        choices={COUNTER_PAYMENTS.map((value) => ({ value, label: text(`counter.${value}`) }))}
      />
      {method === 'check' && <Field name="checkNumber" label={text('counter.checkNumber')} maxLength={20} />}
    </>
  );
}

const blank = (types: readonly TicketType[]) => ({
  typeId: types.find(({ isOffered }) => isOffered)?.id ?? '',
  name: '',
  familyMemberId: null,
  amountCents: undefined,
  answers: [],
  child: null,
  /** What was typed of a child, while another kind is chosen; it stays in the form. */
  typedChild: null,
});
