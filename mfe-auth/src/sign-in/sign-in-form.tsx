import { loginSchema, MESSAGES, type Portal } from '@sannidhi/contracts';
import { Field, Form, PasswordField, RETURN_PARAMETER, SubmitButton, safeReturnPath, signIn, translateSentence } from '@sannidhi/kit';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { fullLoad } from '../full-load.ts';
import { say } from '../say.ts';
import { useTexts } from '../use-texts.ts';
import { isUnverified, refusalNotice, UNREACHABLE_NOTICE } from './sign-in-failure.ts';

interface SignInFormProps {
  portal: Portal;
  /** Where success leads when no guard sent the person. */
  home: string;
  forgotPath: string;
}

/** Email and password of one portal. Success leaves by a full page load; an unverified email goes to its verification. */
export function SignInForm({ portal, home, forgotPath }: SignInFormProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const submit = async ({ email, password }: { email: string; password: string }) => {
    const outcome = await signIn(email, password, portal);
    if (outcome.success) {
      say({ title: MESSAGES.loginSuccessful, kind: 'success' });
      fullLoad(safeReturnPath(search.get(RETURN_PARAMETER)) ?? home);
      return;
    }
    say(refusalNotice(outcome));
    if (isUnverified(outcome)) navigate(`/verify-email?email=${encodeURIComponent(email)}`);
  };

  return (
    <Form
      schema={loginSchema}
      initialValues={{ email: '', password: '' }}
      onSubmit={submit}
      onFailure={() => {
        say(UNREACHABLE_NOTICE);
        return true;
      }}
    >
      <Field name="email" label={text('fields.email')} type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        name="password"
        label={text('fields.password')}
        autoComplete="current-password"
        aside={<Link to={forgotPath}>{text('links.forgot')}</Link>}
      />
      <SubmitButton busy={translateSentence(MESSAGES.busy.signIn)} wide>
        {text('signIn.submit')}
      </SubmitButton>
    </Form>
  );
}
