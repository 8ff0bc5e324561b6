import { guestEndpoints, phoneCode } from '@sannidhi/contracts';
import { Card, Form, Stack, SubmitButton, useWrite } from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { CodeEntry } from '../../giving/guest/code-entry.tsx';
import { useCodeRefusal } from '../../giving/guest/use-code-refusal.ts';
import { useTexts } from '../../use-texts.ts';
import type { GuestStepProps } from './guest-phone-step.tsx';

const schema = object({ code: phoneCode() });

/** Proves the phone with its code. */
export function GuestCodeStep({ event, draft, change, address }: GuestStepProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const check = useWrite(guestEndpoints.checkCode);
  const guard = useCodeRefusal(draft, change);
  const prove = async (code: string) => {
    const { guestToken, expiresAt } = await check.mutateAsync({ body: { phone: draft.phone, code } });
    const shownAs = draft.sentCode?.sentTo ?? draft.phone;
    change({ proof: { phone: draft.phone, shownAs, token: guestToken, expiresAt: Date.parse(expiresAt) }, sentCode: null });
    navigate(address('pay'), { replace: true });
  };
  return (
    <Form schema={schema} initialValues={{ code: '' }} onSubmit={({ code }) => guard(prove(code))}>
      <Card>
        <Stack spacing={4}>
          <CodeEntry draft={{ ...draft, templeSlug: event.temple.slug, qrCodeId: '' }} change={change} purpose="tickets" />
          <SubmitButton wide busy={text('tickets.saving')}>
            {text('tickets.guest.confirm')}
          </SubmitButton>
        </Stack>
      </Card>
    </Form>
  );
}
