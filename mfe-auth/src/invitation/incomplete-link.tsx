import { Banner, Button } from '@sannidhi/kit';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { useTexts } from '../use-texts.ts';

/** An invitation's page without its link's secret: there is nothing to look up, only the email to go back to. */
export function IncompleteLink({ title, signInPath }: { title: string; signInPath: string }) {
  const text = useTexts();
  return (
    <AuthFrame title={title}>
      <Banner kind="info">{text('invitation.incomplete')}</Banner>
      <BelowForm>
        <Button to={signInPath}>{text('invitation.signIn')}</Button>
      </BelowForm>
    </AuthFrame>
  );
}
