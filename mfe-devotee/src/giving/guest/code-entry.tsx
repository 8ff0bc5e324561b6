import type { PhoneCodePurpose } from '@sannidhi/contracts';
import { CodeField, notify, ResendCountdown, styled, useErrorSentence } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../../use-texts.ts';
import { BetweenRow } from './between-row.ts';
import type { ChangeDraft, GuestDraft } from './guest-draft.ts';
import { useStepAddress } from './guest-steps.ts';
import { useSendCode } from './use-send-code.ts';

const Stack = styled('div')({ display: 'grid', gap: 16 });
const NoCode = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** The six cells, when another code may be sent, a link back to the number, and why none may arrive: the same for everybody. */
export function CodeEntry({ draft, change, purpose }: { draft: GuestDraft; change: ChangeDraft; purpose?: PhoneCodePurpose }) {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const address = useStepAddress();
  const sendCode = useSendCode(draft, change, purpose);
  const { sentTo = '', sentAt = 0, resendAfterSeconds = 0 } = draft.sentCode ?? {};
  const resend = () =>
    sendCode(draft.phone).then(
      () => notify({ title: text('code.resent'), kind: 'success' }),
      (error) => notify({ title: errorSentence(error), kind: 'error' }),
    );
  return (
    <Stack>
      <div>
        <h2>{text('code.heading')}</h2>
        <p>{text('code.lead', { phone: sentTo })}</p>
      </div>
      <CodeField name="code" label={text('code.label')} submitWhenComplete={false} />
      <BetweenRow>
        <ResendCountdown seconds={resendAfterSeconds} sentAt={sentAt} onResend={resend} />
        <Link to={address('phone')}>{text('code.changeNumber')}</Link>
      </BetweenRow>
      <NoCode>{text('code.noCode')}</NoCode>
    </Stack>
  );
}
