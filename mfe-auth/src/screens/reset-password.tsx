import { ACCOUNT_TYPES, type LinkOutcome } from '@sannidhi/contracts';
import { Button, checkSessionAgain, literalText, storedAccountId } from '@sannidhi/kit';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { LinkedAccountNote, useSignInState } from '../parts/linked-account.tsx';
import { ResetForm } from '../reset/reset-form.tsx';
import { useGoLater } from '../use-go-later.ts';
import { useTexts } from '../use-texts.ts';

/** Sets a new password with the link's token and account type; a link without either leads to sign-in. */
function ResetPassword() {
  const text = useTexts();
  const [search] = useSearchParams();
  const [done, setDone] = useState<LinkOutcome>();
  const state = useSignInState(done?.account);
  useGoLater('/login', done !== undefined, state);
  const token = search.get('token');
  const userType = ACCOUNT_TYPES.find((type) => type === search.get('type'));
  if (!token || !userType) return <Navigate to="/login" replace />;
  if (done) {
    return (
      <AuthFrame title={literalText('passwordReset')} lead={text('reset.successLead')}>
        <LinkedAccountNote account={done.account} />
        <Button variant="primary" wide to="/login" state={state}>
          {text('links.goToLogin')}
        </Button>
      </AuthFrame>
    );
  }
  const finish = (outcome: LinkOutcome) => {
    setDone(outcome);
    // The reset ends the account's sessions, which may include this browser's.
    if (storedAccountId()) void checkSessionAgain();
  };
  return (
    <AuthFrame title={text('reset.heading')} lead={text('reset.lead')}>
      <ResetForm token={token} userType={userType} onDone={finish} />
      <BelowForm>
        <Link to="/login">{text('links.backToLogin')}</Link>
      </BelowForm>
    </AuthFrame>
  );
}

export { ResetPassword as Screen };
