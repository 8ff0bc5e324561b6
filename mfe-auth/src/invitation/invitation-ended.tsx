import { Banner, Button } from '@sannidhi/kit';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { useTexts } from '../use-texts.ts';

/** Why a link opens nothing, and the way to sign in. */
export function InvitationEnded({ why, signInPath }: { why: string; signInPath: string }) {
  const text = useTexts();
  return (
    <AuthFrame title={text('invitation.endedHeading')}>
      <Banner kind="error">{why}</Banner>
      <BelowForm>
        <Button to={signInPath}>{text('invitation.signIn')}</Button>
      </BelowForm>
    </AuthFrame>
  );
}
