import { CodeField, Icon, IconAlertCircle, notify, ResendCountdown, styled, useErrorSentence } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../../use-texts.ts';
import { BetweenRow } from './between-row.ts';
import type { ChangeDraft, GuestDraft } from './guest-draft.ts';
import { useStepAddress } from './guest-steps.ts';
import { useSendCode } from './use-send-code.ts';

const Refusal = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  marginTop: 12,
  color: theme.vars.palette.error.main,
  '& svg': { flex: 'none' },
}));

interface CodeEntryProps {
  draft: GuestDraft;
  change: ChangeDraft;
  /** Why the last code was refused, with the tries left. */
  refusal: string | undefined;
}

/** The six cells, what was wrong, when another code may be sent, and the way back to the number. */
export function CodeEntry({ draft, change, refusal }: CodeEntryProps) {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const address = useStepAddress();
  const sendCode = useSendCode(draft, change);
  const { sentTo = '', sentAt = 0, resendAfterSeconds = 0 } = draft.sentCode ?? {};
  const resend = () =>
    sendCode(draft.phone).then(
      () => notify({ title: text('code.resent'), kind: 'success' }),
      (error) => notify({ title: errorSentence(error), kind: 'error' }),
    );
  return (
    <div>
      <h2>{text('code.heading')}</h2>
      <p>{text('code.lead', { phone: sentTo })}</p>
      <CodeField name="code" label={text('code.label')} submitWhenComplete={false} />
      {refusal && (
        <Refusal role="alert">
          <Icon of={IconAlertCircle} size={20} stroke={2} />
          {refusal}
        </Refusal>
      )}
      <BetweenRow>
        <ResendCountdown seconds={resendAfterSeconds} sentAt={sentAt} onResend={resend} />
        <Link to={address('phone')}>{text('code.changeNumber')}</Link>
      </BetweenRow>
    </div>
  );
}
