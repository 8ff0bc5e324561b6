import { homeAfterSignIn, literal, type Portal, roleOfPortal } from '@sannidhi/contracts';
import { RETURN_PARAMETER, safeReturnPath } from '@sannidhi/kit';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { fullLoad } from '../full-load.ts';
import { say } from '../say.ts';
import type { AwaitedCode } from './awaited-code.ts';
import { CodeStep } from './code-step.tsx';
import { EmailCodeStep } from './email-code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { useWayPastSignIn } from './use-way-past-sign-in.ts';

interface SignInFormProps {
  portal: Portal;
  forgotPath: string;
}

/**
 * Signs in to one portal: email and password, then a code by email or from the app if required. Success leaves with a full page load. A
 * sign-in started on the landing page continues here with its challenge in the history's state. Who is signed in already moves on.
 */
export function SignInForm({ portal, forgotPath }: SignInFormProps) {
  const [search] = useSearchParams();
  const begun = useLocation().state as Partial<AwaitedCode> | null;
  const [awaited, setAwaited] = useState<AwaitedCode | undefined>(begun?.challenge ? { ...begun, challenge: begun.challenge } : undefined);
  const [knownEmail, setKnownEmail] = useState('');
  const enter = (role = roleOfPortal(portal) as string) => {
    say({ title: literal('loginSuccessful'), kind: 'success' });
    fullLoad(safeReturnPath(search.get(RETURN_PARAMETER)) ?? homeAfterSignIn(portal, role));
  };
  const way = useWayPastSignIn(portal);
  if (!awaited && way.kind === 'wait') return null;
  if (!awaited && way.kind === 'go') return <Navigate to={way.to} replace />;
  if (awaited) {
    const Step = awaited.code === 'email-code-required' ? EmailCodeStep : CodeStep;
    const startAgain = () => setAwaited(undefined);
    return (
      <Step
        {...{
          portal,
          challenge: awaited.challenge,
          hasPasskey: awaited.hasPasskey,
          onEntered: () => enter(),
          onStartAgain: startAgain,
          onCodeAwaited: setAwaited,
        }}
      />
    );
  }
  return (
    <PasswordStep
      portal={portal}
      knownEmail={knownEmail}
      forgotPath={forgotPath}
      onEntered={enter}
      onCodeAwaited={(next, email) => {
        setKnownEmail(email);
        setAwaited(next);
      }}
    />
  );
}
