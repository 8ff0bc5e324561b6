import { emailCodeSchema, literal, resendCodeEndpoints, roleOfPortal } from '@sannidhi/contracts';
import { Button, Field, Form, HttpError, literalText, ResendCountdown, refusalMessage, SubmitButton, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { say } from '../say.ts';
import { useTexts } from '../use-texts.ts';
import { codeFailure } from './code-failure.ts';
import type { CodeStepProps } from './code-step.tsx';
import { useCodeSignIn } from './use-code-sign-in.ts';

const RESEND_AFTER_SECONDS = 30;

/** Six digits from an email, when the password alone doesn't show who is signing in. */
export function EmailCodeStep({ portal, challenge, onEntered, ...ways }: CodeStepProps) {
  const text = useTexts();
  const role = roleOfPortal(portal) ?? 'donor';
  const submit = useCodeSignIn(role, challenge, onEntered);
  return (
    <Form
      schema={emailCodeSchema}
      initialValues={{ code: '' }}
      label={text('signIn.emailCode.title')}
      onSubmit={submit}
      onFailure={codeFailure(ways)}
      blames={{ 'email-code-wrong': 'code' }}
    >
      <p role="status">{text('signIn.emailCode.lead')}</p>
      <Field
        name="code"
        label={text('signIn.emailCode.label')}
        help={text('signIn.emailCode.help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        autoFocus
      />
      <SubmitButton busy={literalText('busy.signIn')} wide>
        {text('signIn.submit')}
      </SubmitButton>
      <SendAgain {...{ role, challenge }} />
      <Button variant="text" onClick={ways.onStartAgain}>
        {text('signIn.code.again')}
      </Button>
    </Form>
  );
}

/** Requests another email after a while. The previous code no longer works. */
function SendAgain({ role, challenge }: { role: keyof typeof resendCodeEndpoints; challenge: string }) {
  const text = useTexts();
  const resend = useWrite(resendCodeEndpoints[role]);
  const [sentAt, setSentAt] = useState(() => Date.now());
  const send = () =>
    resend.mutateAsync({ body: { challenge } }).then(
      () => {
        setSentAt(Date.now());
        say({ title: text('signIn.emailCode.resent'), kind: 'success' });
      },
      (error: unknown) => {
        const fallback = error instanceof HttpError ? 'resendFailed.body' : 'resendUnreachable.body';
        say({ title: literal('resendFailed.title'), body: refusalMessage(error, fallback), kind: 'error' });
      },
    );
  return <ResendCountdown seconds={RESEND_AFTER_SECONDS} sentAt={sentAt} onResend={send} />;
}
