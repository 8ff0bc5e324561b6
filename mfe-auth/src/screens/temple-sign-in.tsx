import { BRAND } from '@sannidhi/contracts';
import { Link } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { useTexts } from '../use-texts.ts';

/** The temple office's sign-in. */
function TempleSignIn() {
  const text = useTexts();
  return (
    <AuthFrame title={text('signIn.temple-admin.heading')} lead={text('signIn.temple-admin.lead')}>
      <SignInForm portal="temple-admin" forgotPath="/temple-admin/forgot-password" />
      <BelowForm>
        {text('signIn.noAccount', { brand: BRAND.name })} <Link to="/temple-admin/signup">{text('signIn.registerTemple')}</Link>
      </BelowForm>
    </AuthFrame>
  );
}

export { TempleSignIn as Screen };
