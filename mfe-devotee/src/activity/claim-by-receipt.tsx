import { claimByReceiptSchema, claimCodeSchema, claimEndpoints } from '@sannidhi/contracts';
import { Button, Card, Field, Form, notify, PhoneField, Stack, SubmitButton, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

/** Adds an earlier gift by the phone it was made with and its receipt's number: a phone alone unlocks nothing. */
export function ClaimByReceipt() {
  const text = useTexts();
  const [open, setOpen] = useState(false);
  const [phone, setPhone] = useState<string>();
  const close = () => {
    setOpen(false);
    setPhone(undefined);
  };
  return (
    <Card title={text('claim.heading')}>
      <Stack spacing={2}>
        <p>{text('claim.lead')}</p>
        {!open && (
          <div>
            <Button onClick={() => setOpen(true)}>{text('claim.start')}</Button>
          </div>
        )}
        {open && (phone ? <ReceiptForm phone={phone} onDone={close} /> : <ClaimPhoneForm onSent={setPhone} />)}
      </Stack>
    </Card>
  );
}

function ClaimPhoneForm({ onSent }: { onSent: (phone: string) => void }) {
  const text = useTexts();
  const send = useWrite(claimEndpoints.sendCode);
  return (
    <Form
      label={text('claim.heading')}
      schema={claimCodeSchema}
      initialValues={{ phone: '' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ body });
        onSent(body.phone);
      }}
    >
      <PhoneField name="phone" label={text('claim.phone')} help={text('claim.phoneHelp')} autoFocus />
      <SubmitButton busy={text('claim.sending')}>{text('claim.send')}</SubmitButton>
    </Form>
  );
}

function ReceiptForm({ phone, onDone }: { phone: string; onDone: () => void }) {
  const text = useTexts();
  const claim = useWrite(claimEndpoints.byReceipt, {
    onSuccess: ({ claimed }) => notify({ kind: 'success', title: text(claimed ? 'claim.added' : 'claim.already') }),
  });
  return (
    <Form
      label={text('claim.heading')}
      schema={claimByReceiptSchema}
      initialValues={{ phone, code: '', receiptNumber: '' }}
      onSubmit={async (body) => {
        await claim.mutateAsync({ body });
        onDone();
      }}
    >
      <Field name="code" label={text('claim.code')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      <Field name="receiptNumber" label={text('claim.receipt')} help={text('claim.receiptHelp')} maxLength={24} />
      <SubmitButton busy={text('claim.adding')}>{text('claim.submit')}</SubmitButton>
    </Form>
  );
}
