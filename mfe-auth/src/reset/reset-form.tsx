import { type AccountType, accountEndpoints, type LinkOutcome, resetPasswordFormSchema, secondFactorCode } from '@sannidhi/contracts';
import {
  AppCodeField,
  Banner,
  Form,
  HttpError,
  literalText,
  messageSentence,
  PasswordField,
  refusalMessage,
  SubmitButton,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { PasswordRules } from './password-rules.tsx';

interface ResetFormProps {
  token: string;
  userType: AccountType;
  onDone: (outcome: LinkOutcome) => void;
}

const withCodeSchema = resetPasswordFormSchema.shape({ code: secondFactorCode() });

/** Sets a new password under the reset's rules. An account with a second factor has to enter a code, once the server requires it. */
export function ResetForm({ token, userType, onDone }: ResetFormProps) {
  const text = useTexts();
  const reset = useWrite(accountEndpoints.resetPassword);
  const [failure, setFailure] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const submit = async ({ password, code }: { password: string; code?: string }) => {
    setFailure('');
    try {
      onDone(await reset.mutateAsync({ body: { token, password, userType, ...(code ? { code } : {}) } }));
    } catch (error) {
      if (error instanceof HttpError && error.api?.fields?.code) setNeedsCode(true);
      throw error;
    }
  };
  const failed = (error: unknown) => {
    setFailure(messageSentence(refusalMessage(error, 'genericFailure')));
    return true;
  };
  return (
    <Form
      schema={needsCode ? withCodeSchema : resetPasswordFormSchema}
      initialValues={{ password: '', confirmPassword: '', code: '' }}
      onSubmit={submit}
      onFailure={failed}
    >
      {failure && <Banner kind="error">{failure}</Banner>}
      <PasswordField name="password" label={text('fields.newPassword')} autoComplete="new-password" />
      <PasswordRules />
      <PasswordField name="confirmPassword" label={text('fields.confirmPassword')} autoComplete="new-password" />
      {needsCode && (
        <>
          <AppCodeField label={text('reset.code')} help={text('reset.codeHelp')} autoFocus />
          <p>
            {text('reset.noCode')} <Link to="/contact">{text('reset.contact')}</Link>
          </p>
        </>
      )}
      <SubmitButton busy={literalText('busy.updatePassword')} wide>
        {text('reset.submit')}
      </SubmitButton>
    </Form>
  );
}
