import { accountEndpoints, MESSAGES } from '@sannidhi/contracts';
import { Banner, Button, notify, serverMessage, translateSentence, useSession, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** Asks a devotee to verify the email, while it is not: giving waits for it. */
export function VerifyBanner() {
  const text = useTexts();
  const { user } = useSession();
  const resend = useWrite(accountEndpoints.resendVerification);
  if (!user || user.emailVerified) return null;
  const send = () =>
    resend.mutateAsync({ body: { email: user.email } }).then(
      () => notify({ title: translateSentence(MESSAGES.verificationSent), kind: 'success' }),
      (error) => {
        const { title, body } = MESSAGES.resendFailed;
        notify({ title: translateSentence(title), body: translateSentence(serverMessage(error, body)), kind: 'error' });
      },
    );
  return (
    <Banner
      kind="warning"
      title={text('verifyBanner.title')}
      action={
        <Button small busy={resend.isPending && text('verifyBanner.sending')} onClick={() => void send()}>
          {text('verifyBanner.send')}
        </Button>
      }
    >
      {text('verifyBanner.body', { email: user.email })}
    </Banner>
  );
}
