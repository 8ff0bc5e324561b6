import { accountEndpoints, email, literal } from '@sannidhi/contracts';
import { Banner, Field, Form, HttpError, literalText, refusalMessage, SubmitButton, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { object } from 'yup';
import { outcomeMessage } from '../outcome-message.ts';
import { say } from '../say.ts';
import { useTexts } from '../use-texts.ts';

/** As specified, an empty email is a notice; a malformed one is reported at its field. */
const schema = object({ email: email().optional() });

/** Requests a new verification email. The response is the same whether the account exists or not. */
export function ResendForm({ knownEmail }: { knownEmail: string }) {
  const text = useTexts();
  const resend = useWrite(accountEndpoints.resendVerification);
  const [sentTo, setSentTo] = useState('');

  const submit = async ({ email: address = '' }: { email?: string }) => {
    if (!address) return say({ title: literal('emailRequired.title'), body: literal('emailRequired.body'), kind: 'error' });
    const outcome = await resend.mutateAsync({ body: { email: address } });
    if (!outcome.success)
      return say({ title: literal('resendFailed.title'), body: outcomeMessage(outcome, 'resendFailed.body'), kind: 'error' });
    say({ title: literal('verificationSent'), kind: 'success' });
    setSentTo(address);
  };
  const failed = (error: unknown) => {
    const which = error instanceof HttpError ? 'resendFailed' : 'resendUnreachable';
    say({ title: literal(`${which}.title`), body: refusalMessage(error, `${which}.body`), kind: 'error' });
    return true;
  };

  return (
    <Form schema={schema} initialValues={{ email: knownEmail }} onSubmit={submit} onFailure={failed}>
      {sentTo && <Banner kind="success">{text('verify.sentTo', { email: sentTo })}</Banner>}
      <Field name="email" label={text('fields.email')} type="email" autoComplete="username" inputMode="email" />
      <SubmitButton busy={literalText('busy.send')} wide>
        {text('verify.resend')}
      </SubmitButton>
    </Form>
  );
}
