import { type AccountType, accountEndpoints, MESSAGES, resetPasswordFormSchema } from '@sannidhi/contracts';
import { Banner, Form, PasswordField, SubmitButton, serverMessage, translateSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { PasswordRules } from './password-rules.tsx';

interface ResetFormProps {
  token: string;
  userType: AccountType;
  onDone: () => void;
}

/** Chooses a new password under the reset's rules. */
export function ResetForm({ token, userType, onDone }: ResetFormProps) {
  const text = useTexts();
  const reset = useWrite(accountEndpoints.resetPassword);
  const [failure, setFailure] = useState('');
  const submit = async ({ password }: { password: string }) => {
    setFailure('');
    await reset.mutateAsync({ body: { token, password, userType } });
    onDone();
  };
  const failed = (error: unknown) => {
    setFailure(translateSentence(serverMessage(error, MESSAGES.genericFailure)));
    return true;
  };
  return (
    <Form schema={resetPasswordFormSchema} initialValues={{ password: '', confirmPassword: '' }} onSubmit={submit} onFailure={failed}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <PasswordField name="password" label={text('fields.newPassword')} autoComplete="new-password" />
      <PasswordRules />
      <PasswordField name="confirmPassword" label={text('fields.confirmPassword')} autoComplete="new-password" />
      <SubmitButton busy={translateSentence(MESSAGES.busy.updatePassword)} wide>
        {text('reset.submit')}
      </SubmitButton>
    </Form>
  );
}
