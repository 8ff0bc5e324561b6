import { AuthFrame } from '../parts/auth-frame.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { useTexts } from '../use-texts.ts';

/** The priest's sign-in; such accounts are opened by invitation. */
function PriestSignIn() {
  const text = useTexts();
  return (
    <AuthFrame title={text('signIn.priest.heading')} lead={text('signIn.priest.lead')}>
      <SignInForm portal="priest" forgotPath="/forgot-password?type=priest" />
    </AuthFrame>
  );
}

export { PriestSignIn as Screen };
