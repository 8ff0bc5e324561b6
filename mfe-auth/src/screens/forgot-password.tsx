import { ACCOUNT_TYPES, ROLE_FACTS, roleOfAccountType } from '@sannidhi/contracts';
import { useSearchParams } from 'react-router-dom';
import { ForgotPassword } from '../reset/forgot-password.tsx';

/** Forgot password for every account type; `?type=` is the type of the sign-in page the user came from. */
function ForgotPasswordScreen() {
  const [search] = useSearchParams();
  const accountType = ACCOUNT_TYPES.find((type) => type === search.get('type')) ?? '';
  const role = roleOfAccountType(accountType);
  return <ForgotPassword accountType={accountType} loginPath={role ? ROLE_FACTS[role].signInPath : '/login'} />;
}

export { ForgotPasswordScreen as Screen };
