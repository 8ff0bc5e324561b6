import { MESSAGES, type Portal } from '@sannidhi/contracts';
import { RETURN_PARAMETER, safeReturnPath } from '@sannidhi/kit';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fullLoad } from '../full-load.ts';
import { say } from '../say.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';

interface SignInFormProps {
  portal: Portal;
  /** Where success leads when no guard sent the person. */
  home: string;
  forgotPath: string;
}

/**
 * Signs in at one portal: email and password, then a code where the account asks for one. Success leaves by a full page load.
 * A sign-in begun on the landing page goes on here with the challenge in the history's state.
 */
export function SignInForm({ portal, home, forgotPath }: SignInFormProps) {
  const [search] = useSearchParams();
  const begun = (useLocation().state as { challenge?: string } | null)?.challenge;
  const [challenge, setChallenge] = useState(begun);
  const [knownEmail, setKnownEmail] = useState('');
  const enter = () => {
    say({ title: MESSAGES.loginSuccessful, kind: 'success' });
    fullLoad(safeReturnPath(search.get(RETURN_PARAMETER)) ?? home);
  };
  return challenge ? (
    <CodeStep portal={portal} challenge={challenge} onEntered={enter} onStartAgain={() => setChallenge(undefined)} />
  ) : (
    <PasswordStep
      portal={portal}
      knownEmail={knownEmail}
      forgotPath={forgotPath}
      onEntered={enter}
      onCodeAwaited={(awaited, email) => {
        setKnownEmail(email);
        setChallenge(awaited);
      }}
    />
  );
}
