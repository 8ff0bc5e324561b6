import { type GuestDonation, guestEndpoints, receiptNameSchema } from '@sannidhi/contracts';
import { Button, Card, Field, Form, notify, SubmitButton, styled, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../../use-texts.ts';

const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, margin: '2px 0 12px' }));
const Title = styled('h2')(({ theme }) => theme.typography.h4);
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > :first-of-type': { flex: '1 1 12rem' } });

interface ReceiptNameProps {
  gift: GuestDonation;
  /** The email the guest gave before, if any. */
  email: string;
  authorization: string;
}

/** A name and an email for the receipt, if needed for taxes: the anonymous one is voided and reissued. */
export function ReceiptName({ gift, email, authorization }: ReceiptNameProps) {
  const text = useTexts();
  const [open, setOpen] = useState(false);
  if (gift.named) {
    return (
      <Card>
        <p>{text('thanks.named', { name: gift.donorLabel })}</p>
      </Card>
    );
  }
  return (
    <Card>
      <Title>{text('thanks.taxHeading')}</Title>
      <Note>{text('thanks.taxLead')}</Note>
      {open ? (
        <NameForm gift={gift} email={email} authorization={authorization} onCancel={() => setOpen(false)} />
      ) : (
        <Button wide disabled={!gift.receipt} onClick={() => setOpen(true)}>
          {text('thanks.addName')}
        </Button>
      )}
    </Card>
  );
}

function NameForm({ gift, email, authorization, onCancel }: ReceiptNameProps & { onCancel: () => void }) {
  const text = useTexts();
  const reissue = useWrite(guestEndpoints.nameReceipt);
  const submit = async (body: { legalName: string; email: string }) => {
    const named = await reissue.mutateAsync({ params: { orderId: gift.id }, body, authorization });
    notify({ title: text('thanks.reissued'), body: text('thanks.reissuedBody', { number: named.receipt?.number ?? '' }), kind: 'success' });
  };
  return (
    <Form schema={receiptNameSchema} initialValues={{ legalName: '', email }} onSubmit={submit} label={text('thanks.addName')}>
      <Field name="legalName" label={text('thanks.legalName')} autoComplete="name" autoFocus />
      <Field name="email" type="email" inputMode="email" autoComplete="email" label={text('thanks.email')} />
      <Note>{text('thanks.effect', { number: gift.receipt?.number ?? '' })}</Note>
      <Answers>
        <SubmitButton variant="secondary" busy={text('thanks.reissuing')}>
          {text('thanks.reissue')}
        </SubmitButton>
        <Button variant="text" onClick={onCancel}>
          {text('thanks.cancel')}
        </Button>
      </Answers>
    </Form>
  );
}
