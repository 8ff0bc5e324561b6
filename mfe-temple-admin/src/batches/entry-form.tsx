import { COUNTER_METHODS, type CounterMethod, counterEndpoints, isProperty } from '@sannidhi/contracts';
import {
  CheckboxField,
  Field,
  FieldPair,
  Form,
  IconPlus,
  MoneyField,
  notify,
  PhoneField,
  SelectField,
  SubmitButton,
  useFormField,
  useWrite,
} from '@sannidhi/kit';
import { useEffect, useRef, useState } from 'react';
import { FeeAccountField } from '../office/fee-account-field.tsx';
import { FundField } from '../office/fund-field.tsx';
import { amountLabel, methodLabel } from '../office/labels.ts';
import { useOfficeText } from '../office/namespace.ts';
import { EntryDedication } from './entry-dedication.tsx';
import { EMPTY_ENTRY, entryBody, entrySchema } from './entry-payload.ts';

interface EntryFormProps {
  batchId: string;
  /** The primary action of the screen while the batch is not ready to close. */
  primary: boolean;
}

/** Enters the gifts of a pile one after another: method and fund stay, the rest is cleared, focus returns to the amount. */
export function EntryForm({ batchId, primary }: EntryFormProps) {
  const text = useOfficeText();
  const add = useWrite(counterEndpoints.addEntry);
  const [last, setLast] = useState<{ method: CounterMethod; fundId: string; round: number }>({ method: 'cash', fundId: '', round: 0 });
  return (
    <Form
      key={last.round}
      label={text('batches.entry.title')}
      schema={entrySchema}
      initialValues={{ ...EMPTY_ENTRY, method: last.method, fundId: last.fundId }}
      onSubmit={async (values) => {
        const entry = await add.mutateAsync({ params: { batchId }, body: entryBody(values) });
        notify({
          kind: 'success',
          title: text('batches.entry.done', { amount: amountLabel(text, { method: entry.method, totalCents: entry.amountCents }) }),
        });
        setLast({ method: values.method, fundId: values.fundId, round: last.round + 1 });
      }}
    >
      <FieldPair>
        <SelectField
          name="method"
          label={text('batches.entry.method')}
          choices={COUNTER_METHODS.map((value) => ({ value, label: methodLabel(text, value) }))}
        />
        <FundField label={text('batches.entry.fund')} />
      </FieldPair>
      <FeeAccountField />
      <WhatWasGiven focusAmount={last.round > 0} />
      <Field optional name="legalName" label={text('batches.entry.legalName')} autoComplete="off" maxLength={120} />
      <PublicCredit />
      <EntryDedication />
      <Field
        optional
        name="email"
        type="email"
        autoComplete="off"
        label={text('batches.entry.email')}
        help={text('batches.entry.emailHelp')}
      />
      <PhoneField optional name="phone" autoComplete="off" label={text('batches.entry.phone')} help={text('batches.entry.phoneHelp')} />
      <SubmitButton variant={primary ? 'primary' : 'secondary'} icon={IconPlus} busy={text('batches.entry.busy')}>
        {text('batches.entry.submit')}
      </SubmitButton>
    </Form>
  );
}

/** Under which name the donor may be thanked publicly, if they agreed to it. */
function PublicCredit() {
  const text = useOfficeText();
  const { value: anonymous } = useFormField<boolean>('anonymous', false);
  return (
    <>
      {!anonymous && (
        <Field
          optional
          name="creditedName"
          autoComplete="off"
          label={text('batches.entry.creditedName')}
          help={text('batches.entry.creditedNameHelp')}
          maxLength={120}
        />
      )}
      <CheckboxField name="anonymous" label={text('batches.entry.anonymous')} help={text('batches.entry.anonymousHelp')} />
    </>
  );
}

function WhatWasGiven({ focusAmount }: { focusAmount: boolean }) {
  const text = useOfficeText();
  const { value: method } = useFormField<CounterMethod>('method', false);
  const amount = useFormField<number | undefined>('amountCents', false);
  const property = isProperty(method);
  const setAmount = useRef(amount.setValue);
  setAmount.current = amount.setValue;
  const wasProperty = useRef(false);
  // The contract requires 0 for property; its field is hidden then, so nobody could type it.
  useEffect(() => {
    if (property !== wasProperty.current) setAmount.current(property ? 0 : undefined);
    wasProperty.current = property;
  }, [property]);
  if (property) {
    return (
      <Field
        name="propertyDescription"
        label={text('batches.entry.property')}
        help={text('batches.entry.propertyHelp')}
        rows={2}
        maxLength={300}
      />
    );
  }
  const isCheck = method === 'check';
  return (
    <>
      <FieldPair>
        <MoneyField compact name="amountCents" label={text('batches.entry.amount')} autoFocus={focusAmount} />
        {isCheck && <Field name="checkNumber" label={text('batches.entry.checkNumber')} inputMode="numeric" maxLength={20} />}
      </FieldPair>
      {isCheck && (
        <Field optional name="postmarkedOn" type="date" label={text('batches.entry.postmark')} help={text('batches.entry.postmarkHelp')} />
      )}
    </>
  );
}
