import { accountEndpoints } from '@sannidhi/contracts';
import { Banner, Button, literalText, messageSentence, notify, refusalMessage, useSession, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** Asks a devotee to verify their email, which is required for giving. */
export function VerifyBanner() {
  const text = useTexts();
  const { user } = useSession();
  const resend = useWrite(accountEndpoints.resendVerification);
  if (!user || user.emailVerified) return null;
  const send = () =>
    resend.mutateAsync({ body: { email: user.email } }).then(
      () => notify({ title: literalText('verificationSent'), kind: 'success' }),
      (error) =>
        notify({
          title: literalText('resendFailed.title'),
          body: messageSentence(refusalMessage(error, 'resendFailed.body')),
          kind: 'error',
        }),
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
