import { loginSchema, type Portal, pathAfterRefusal, signInRefused } from '@sannidhi/contracts';
import { Field, Form, literalText, PasswordField, SubmitButton, signIn } from '@sannidhi/kit';
import { Link, useNavigate } from 'react-router-dom';
import { say } from '../say.ts';
import { useTexts } from '../use-texts.ts';
import type { AwaitedCode } from './awaited-code.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { sayUnreachable } from './sign-in-failure.ts';

interface PasswordStepProps {
  portal: Portal;
  /** The email of someone who started before and has to enter the password again. */
  knownEmail: string;
  forgotPath: string;
  /** With the role in the answer. */
  onEntered: (role?: string) => void;
  /** The password was right and the account requires a code. */
  onCodeAwaited: (awaited: AwaitedCode, email: string) => void;
}

/** A portal's email and password. An unverified email leads to verification, a rejected registration to the team's message. */
export function PasswordStep({ portal, knownEmail, forgotPath, onEntered, onCodeAwaited }: PasswordStepProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const submit = async ({ email, password }: { email: string; password: string }) => {
    const outcome = await signIn(email, password, portal);
    if (outcome.success) return onEntered(outcome.role);
    if (outcome.challenge)
      return onCodeAwaited({ challenge: outcome.challenge, code: outcome.code, hasPasskey: outcome.hasPasskey }, email);
    say({ ...signInRefused(outcome), kind: 'error' });
    const next = pathAfterRefusal(outcome, email);
    if (next) navigate(next);
  };
  return (
    <Form schema={loginSchema} initialValues={{ email: knownEmail, password: '' }} onSubmit={submit} onFailure={sayUnreachable}>
      <Field name="email" label={text('fields.email')} type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        name="password"
        label={text('fields.password')}
        autoComplete="current-password"
        autoFocus={knownEmail !== ''}
        aside={<Link to={forgotPath}>{text('links.forgot')}</Link>}
      />
      <SubmitButton busy={literalText('busy.signIn')} wide>
        {text('signIn.submit')}
      </SubmitButton>
      <PasskeyButton portal={portal} onEntered={() => onEntered()} />
    </Form>
  );
}
