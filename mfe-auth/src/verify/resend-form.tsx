import { accountEndpoints, EMAIL_MESSAGE, email, MESSAGES } from '@sannidhi/contracts';
import { Banner, Field, Form, HttpError, SubmitButton, serverMessage, translateSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { object } from 'yup';
import { say } from '../say.ts';
import { useTexts } from '../use-texts.ts';

/** An empty email is a notice by the specification, a malformed one is named at its field. */
const schema = object({ email: email().email(EMAIL_MESSAGE).optional() });

/** Asks for a new verification mail. The answer is the same whether the account exists or not. */
export function ResendForm({ knownEmail }: { knownEmail: string }) {
  const text = useTexts();
  const resend = useWrite(accountEndpoints.resendVerification);
  const [sentTo, setSentTo] = useState('');

  const submit = async ({ email: address = '' }: { email?: string }) => {
    if (!address) return say({ ...MESSAGES.emailRequired, kind: 'error' });
    const outcome = await resend.mutateAsync({ body: { email: address } });
    if (!outcome.success)
      return say({ title: MESSAGES.resendFailed.title, body: outcome.message || MESSAGES.resendFailed.body, kind: 'error' });
    say({ title: MESSAGES.verificationSent, kind: 'success' });
    setSentTo(address);
  };
  const failed = (error: unknown) => {
    const { title, body } = MESSAGES.resendFailed;
    say(
      error instanceof HttpError
        ? { title, body: serverMessage(error, body), kind: 'error' }
        : { ...MESSAGES.resendUnreachable, kind: 'error' },
    );
    return true;
  };

  return (
    <Form schema={schema} initialValues={{ email: knownEmail }} onSubmit={submit} onFailure={failed}>
      {sentTo && <Banner kind="success">{text('verify.sentTo', { email: sentTo })}</Banner>}
      <Field name="email" label={text('fields.email')} type="email" autoComplete="username" inputMode="email" />
      <SubmitButton busy={translateSentence(MESSAGES.busy.send)} wide>
        {text('verify.resend')}
      </SubmitButton>
    </Form>
  );
}
