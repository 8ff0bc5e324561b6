import { BRAND } from '@sannidhi/contracts';
import { Link } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { useTexts } from '../use-texts.ts';

/** The devotee's sign-in. There is no role to choose: success always leads to the donor's dashboard, unless a guard redirected here. */
function DevoteeSignIn() {
  const text = useTexts();
  return (
    <AuthFrame title={text('signIn.devotee.heading')} lead={text('signIn.devotee.lead')}>
      <SignInForm portal="devotee" forgotPath="/forgot-password" />
      <BelowForm>
        {text('signIn.noAccount', { brand: BRAND.name })} <Link to="/register">{text('links.register')}</Link>
      </BelowForm>
    </AuthFrame>
  );
}

export { DevoteeSignIn as Screen };
