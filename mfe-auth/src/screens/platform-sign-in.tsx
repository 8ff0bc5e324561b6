import { ROLE_FACTS } from '@sannidhi/contracts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { useTexts } from '../use-texts.ts';

/** Sign-in for platform operators. */
function PlatformSignIn() {
  const text = useTexts();
  return (
    <AuthFrame title={text('signIn.superadmin.heading')} lead={text('signIn.superadmin.lead')}>
      <SignInForm portal="superadmin" home={ROLE_FACTS.superadmin.home} forgotPath="/forgot-password?type=super-admin" />
    </AuthFrame>
  );
}

export { PlatformSignIn as Screen };
