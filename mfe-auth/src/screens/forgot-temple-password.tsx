import { ROLE_FACTS } from '@sannidhi/contracts';
import { ForgotPassword } from '../reset/forgot-password.tsx';

/** Forgot password from the temple office's sign-in. */
const ForgotTemplePassword = () => <ForgotPassword accountType="temple-admin" loginPath={ROLE_FACTS['temple-admin'].signInPath} />;

export { ForgotTemplePassword as Screen };
