import { accountEndpoints, homeAfterSignIn, literal, registerFormSchema } from '@sannidhi/contracts';
import { adoptSession, Field, Form, literalText, PasswordField, refusalMessage, SubmitButton, useWrite } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { fullLoad } from '../full-load.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { say } from '../say.ts';
import { useTexts } from '../use-texts.ts';

const EMPTY = { fullName: '', email: '', password: '', confirmPassword: '' };

/** Opens a devotee account and its first session. The password confirmation stays in the browser. */
function Register() {
  const text = useTexts();
  const register = useWrite(accountEndpoints.register);

  const submit = async ({ fullName, email, password }: typeof EMPTY) => {
    adoptSession(await register.mutateAsync({ body: { fullName, email, password } }));
    say({ title: literal('registrationSuccessful'), kind: 'success' });
    fullLoad(homeAfterSignIn('devotee', 'donor'));
  };
  const failed = (error: unknown) => {
    say({ title: literal('registrationFailed.title'), body: refusalMessage(error, 'registrationFailed.body'), kind: 'error' });
    return true;
  };

  return (
    <AuthFrame title={text('register.heading')} lead={text('register.lead')}>
      <Form schema={registerFormSchema} initialValues={EMPTY} onSubmit={submit} onFailure={failed}>
        <Field name="fullName" label={text('fields.fullName')} autoComplete="name" />
        <Field name="email" label={text('fields.email')} type="email" autoComplete="username" inputMode="email" />
        <PasswordField name="password" label={text('fields.password')} autoComplete="new-password" help={text('register.passwordHelp')} />
        <PasswordField name="confirmPassword" label={text('fields.confirmPassword')} autoComplete="new-password" />
        <SubmitButton busy={literalText('busy.register')} wide>
          {text('register.submit')}
        </SubmitButton>
      </Form>
      <BelowForm>
        {text('register.haveAccount')} <Link to="/login">{text('links.signIn')}</Link>
      </BelowForm>
    </AuthFrame>
  );
}

export { Register as Screen };
