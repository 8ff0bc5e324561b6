import { literal } from '@sannidhi/contracts';
import { Banner, Button, checkSessionAgain, literalText, Skeletons, storedAccountId } from '@sannidhi/kit';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { LinkedAccountNote, useSignInState } from '../parts/linked-account.tsx';
import { say } from '../say.ts';
import { useGoLater } from '../use-go-later.ts';
import { useTexts } from '../use-texts.ts';
import { Disown } from '../verify/disown.tsx';
import { ResendForm } from '../verify/resend-form.tsx';
import { useVerification } from '../verify/use-verification.ts';

/** The page behind both links in the verification email: the address is mine, or this wasn't me. */
function VerifyEmailPage() {
  const [search] = useSearchParams();
  const disown = search.get('disown');
  return disown ? <Disown token={disown} /> : <VerifyEmail />;
}

/** Verifies an email with the link's token, and resends the link: loading, success, error, resend. */
function VerifyEmail() {
  const text = useTexts();
  const [search] = useSearchParams();
  const token = search.get('verification-token') || search.get('token') || '';
  const verification = useVerification(token);
  const verified = verification.state === 'success';
  const state = useSignInState(verification.state === 'success' ? verification.account : undefined);
  useGoLater('/login', verified, state);
  useEffect(() => {
    if (!verified) return;
    say({ title: literal('emailVerified'), kind: 'success' });
    if (storedAccountId()) void checkSessionAgain();
  }, [verified]);

  const toLogin = (
    <BelowForm>
      <Link to="/login" state={state}>
        {text('links.backToLogin')}
      </Link>
    </BelowForm>
  );
  if (verification.state === 'loading') {
    return (
      <AuthFrame title={text('verify.loadingHeading')} lead={text('verify.loading')}>
        <Skeletons rows={3} />
      </AuthFrame>
    );
  }
  if (verification.state === 'success') {
    return (
      <AuthFrame title={literalText('emailVerified')} lead={text('verify.successLead')}>
        <LinkedAccountNote account={verification.account} />
        <Button variant="primary" wide to="/login" state={state}>
          {text('links.goToLogin')}
        </Button>
        {toLogin}
      </AuthFrame>
    );
  }
  const failed = verification.state === 'error';
  return (
    <AuthFrame
      title={text(failed ? 'verify.failedHeading' : 'verify.resendHeading')}
      lead={text(failed ? 'verify.failedHelp' : 'verify.resendLead')}
    >
      {failed && (
        <div style={{ marginBottom: 20 }}>
          <Banner kind="error">{verification.message}</Banner>
        </div>
      )}
      <ResendForm knownEmail={search.get('email') ?? ''} />
      {toLogin}
    </AuthFrame>
  );
}

export { VerifyEmailPage as Screen };
