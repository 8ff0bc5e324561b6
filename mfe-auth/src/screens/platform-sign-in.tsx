import { AuthFrame } from '../parts/auth-frame.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { useTexts } from '../use-texts.ts';

/** Sign-in for platform operators. */
function PlatformSignIn() {
  const text = useTexts();
  return (
    <AuthFrame title={text('signIn.superadmin.heading')} lead={text('signIn.superadmin.lead')}>
      <SignInForm portal="superadmin" forgotPath="/forgot-password?type=super-admin" />
    </AuthFrame>
  );
}

export { PlatformSignIn as Screen };
