import type { AccountType } from '@sannidhi/contracts';
import { literalText } from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { useTexts } from '../use-texts.ts';
import { ForgotForm } from './forgot-form.tsx';

interface ForgotPasswordProps {
  accountType: AccountType | '';
  /** The sign-in page the user came from. */
  loginPath: string;
}

/** The forgot-password page; once the request is sent it becomes "Check Your Email". */
export function ForgotPassword({ accountType, loginPath }: ForgotPasswordProps) {
  const text = useTexts();
  const [sent, setSent] = useState(false);
  const back = (
    <BelowForm>
      <Link to={loginPath}>{text('links.backToLogin')}</Link>
    </BelowForm>
  );
  if (sent) {
    return (
      <AuthFrame title={literalText('checkYourEmail')} lead={literalText('resetLinkSent')}>
        <p role="status">{text('forgot.linkLife')}</p>
        {back}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text('forgot.heading')} lead={text('forgot.lead')}>
      <ForgotForm accountType={accountType} onSent={() => setSent(true)} />
      {back}
    </AuthFrame>
  );
}
