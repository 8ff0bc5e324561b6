import { type EventPage, email, messagesOf, printed, requiredPhone, ticketNoun } from '@sannidhi/contracts';
import { Card, Field, Form, KeepTyped, PhoneField, Stack, SubmitButton } from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { type ChangeDraft, type GuestDraft, goodProof } from '../../giving/guest/guest-draft.ts';
import { useSendCode } from '../../giving/guest/use-send-code.ts';
import { useTexts } from '../../use-texts.ts';
import type { ChosenOffer } from '../ticket-choice.ts';
import type { GuestParty } from './guest-party.ts';

const say = messagesOf(ticketNoun);
const schema = object({
  legalName: printed(120).required(say('ticket.name-required')),
  phone: requiredPhone(),
  email: email().optional(),
});
interface Typed {
  legalName: string;
  phone: string;
  email: string;
}

/** What every step of a guest's registration knows. */
export interface GuestStepProps {
  event: EventPage;
  offer: ChosenOffer;
  draft: GuestDraft;
  change: ChangeDraft;
  party: GuestParty;
  keep: (patch: Partial<GuestParty>) => void;
  address: (step: string) => string;
}

/** Who registers, and the phone that gets a code and the link to the tickets. One that was just proven is taken as it is. */
export function GuestPhoneStep({ event, draft, change, party, keep, address }: GuestStepProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const sendCode = useSendCode({ templeSlug: event.temple.slug, qrCodeId: '' }, change, 'tickets');
  const submit = async ({ phone }: { phone: string }) => {
    if (!goodProof({ ...draft, phone })) await sendCode(phone);
    navigate(address('code'));
  };
  return (
    <Form schema={schema} initialValues={{ legalName: party.legalName, phone: draft.phone, email: draft.email }} onSubmit={submit}>
      <KeepTyped<Typed>
        keep={({ legalName = '', phone = '', email: address = '' }) => {
          keep({ legalName });
          change({ phone, email: address });
        }}
      />
      <Card>
        <Stack spacing={4}>
          <h2>{text('tickets.guest.who')}</h2>
          <Field
            name="legalName"
            label={text('tickets.guest.name')}
            help={text('tickets.guest.nameHelp')}
            autoComplete="name"
            maxLength={120}
          />
          <PhoneField name="phone" label={text('phone.label')} help={text('tickets.guest.phoneHelp')} />
          <Field
            optional
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={text('tickets.guest.email')}
            help={text('tickets.guest.emailHelp')}
          />
          <SubmitButton wide busy={text('phone.sending')}>
            {text(goodProof(draft) ? 'tickets.guest.next' : 'phone.send')}
          </SubmitButton>
        </Stack>
      </Card>
    </Form>
  );
}
