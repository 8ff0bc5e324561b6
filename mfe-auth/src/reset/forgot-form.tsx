import { ACCOUNT_TYPES, type AccountType, accountEndpoints, forgotPasswordSchema } from '@sannidhi/contracts';
import {
  Banner,
  Field,
  Form,
  literalText,
  messageSentence,
  refusalMessage,
  SelectField,
  SubmitButton,
  styled,
  useFormValues,
  useWrite,
} from '@sannidhi/kit';
import { useId, useState } from 'react';
import { useTexts } from '../use-texts.ts';

const Hint = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary, marginTop: 8 }));

interface ForgotFormProps {
  /** The account type of the previous page; empty if the user has to choose. */
  accountType: AccountType | '';
  onSent: () => void;
}

/** Requests a reset link: the email and which of the user's accounts it is for. */
export function ForgotForm({ accountType, onSent }: ForgotFormProps) {
  const text = useTexts();
  const forgot = useWrite(accountEndpoints.forgotPassword);
  const [failure, setFailure] = useState('');
  const submit = async (body: { email: string; userType: AccountType }) => {
    setFailure('');
    await forgot.mutateAsync({ body });
    onSent();
  };
  const failed = (error: unknown) => {
    setFailure(messageSentence(refusalMessage(error, 'genericFailure')));
    return true;
  };
  return (
    <Form schema={forgotPasswordSchema} initialValues={{ email: '', userType: accountType }} onSubmit={submit} onFailure={failed}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <Field name="email" label={text('fields.email')} type="email" autoComplete="username" inputMode="email" />
      <SelectField
        name="userType"
        label={text('fields.accountType')}
        placeholder={text('fields.chooseAccountType')}
        choices={ACCOUNT_TYPES.map((value) => ({ value, label: text(`accountTypes.${value}`) }))}
      />
      <Submit />
    </Form>
  );
}

function Submit() {
  const text = useTexts();
  const hint = useId();
  const { email, userType } = useFormValues<{ email: string; userType: string }>();
  const missing = !email?.trim() || !userType;
  return (
    <div>
      <SubmitButton busy={literalText('busy.send')} wide disabled={missing} aria-describedby={hint}>
        {text('forgot.submit')}
      </SubmitButton>
      <Hint id={hint}>{missing ? text('forgot.missing') : text('forgot.linkLife')}</Hint>
    </div>
  );
}
