import { guestEndpoints, phoneCode, requiredPhone } from '@sannidhi/contracts';
import { Button, Card, CodeField, Form, PhoneField, Stack, SubmitButton, useWrite } from '@sannidhi/kit';
import { useEffect, useRef, useState } from 'react';
import { object } from 'yup';
import { type ChangeDraft, type GuestDraft, goodProof } from '../../giving/guest/guest-draft.ts';
import { useCodeRefusal } from '../../giving/guest/use-code-refusal.ts';
import { useSendCode } from '../../giving/guest/use-send-code.ts';
import { useTexts } from '../../use-texts.ts';

const phoneSchema = object({ phone: requiredPhone() });
const codeSchema = object({ code: phoneCode() });

export interface ProofProps {
  draft: GuestDraft;
  change: ChangeDraft;
}

interface Proven {
  /** With the token of the phone that was proven just now. */
  onProven?: (guestToken: string) => void;
}

/** Proves the phone that registered, as a link can be forwarded: it alone sees its children's pickup codes and takes the tickets into an account. */
export function GuestProof({
  slug,
  draft,
  change,
  title,
  lead,
  onProven,
}: ProofProps & Proven & { slug: string; title: string; lead: string }) {
  const text = useTexts();
  const isNext = useIsNext(draft.sentCode, onProven !== undefined);
  return (
    <Card title={title}>
      <Stack spacing={2}>
        <p>{goodProof(draft) ? text('tickets.guest.pickupOther') : lead}</p>
        {draft.sentCode ? (
          <CodeForm draft={draft} change={change} onProven={onProven} isNext={isNext} />
        ) : (
          <PhoneForm slug={slug} draft={draft} change={change} isNext={isNext} />
        )}
      </Stack>
    </Card>
  );
}

interface Next {
  /** It takes the place of what was pressed, and with it the focus. */
  isNext: boolean;
}

/** Whether a form isn't what the page began with: `isAsked`, because a press asked for the first one already. */
function useIsNext(form: GuestDraft['sentCode'], isAsked: boolean): boolean {
  const [first] = useState(form);
  const [isNext, setNext] = useState(isAsked);
  if (!isNext && form !== first) setNext(true);
  return isNext || form !== first;
}

function PhoneForm({ slug, draft, change, isNext }: ProofProps & Next & { slug: string }) {
  const text = useTexts();
  const sendCode = useSendCode({ templeSlug: slug, qrCodeId: '' }, change, 'tickets');
  return (
    <Form schema={phoneSchema} initialValues={{ phone: draft.phone }} onSubmit={({ phone }) => sendCode(phone)}>
      <Stack spacing={2}>
        <PhoneField name="phone" label={text('phone.label')} autoFocus={isNext} />
        <SubmitButton busy={text('phone.sending')}>{text('phone.send')}</SubmitButton>
      </Stack>
    </Form>
  );
}

function CodeForm({ draft, change, onProven, isNext }: ProofProps & Proven & Next) {
  const text = useTexts();
  const check = useWrite(guestEndpoints.checkCode);
  const guard = useCodeRefusal(draft, change);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNext) place.current?.querySelector('input')?.focus();
  }, [isNext]);
  const { phone, sentCode } = draft;
  const shownAs = sentCode?.sentTo ?? phone;
  const prove = async (code: string) => {
    const { guestToken, expiresAt } = await check.mutateAsync({ body: { phone, code } });
    change({ proof: { phone, shownAs, token: guestToken, expiresAt: Date.parse(expiresAt) }, sentCode: null });
    onProven?.(guestToken);
  };
  return (
    <Form schema={codeSchema} initialValues={{ code: '' }} onSubmit={({ code }) => guard(prove(code))}>
      <Stack spacing={2}>
        <p>{text('code.lead', { phone: shownAs })}</p>
        <div ref={place}>
          <CodeField name="code" label={text('code.label')} submitWhenComplete={false} />
        </div>
        <SubmitButton busy={text('tickets.saving')}>{text('tickets.guest.confirm')}</SubmitButton>
        <Button variant="text" onClick={() => change({ sentCode: null })}>
          {text('code.changeNumber')}
        </Button>
      </Stack>
    </Form>
  );
}
