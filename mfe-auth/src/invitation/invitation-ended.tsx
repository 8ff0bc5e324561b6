import { Banner, Button, FailedState, HttpError, useErrorSentence } from '@sannidhi/kit';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { useTexts } from '../use-texts.ts';

const GONE = 410;

interface InvitationEndedProps {
  error: Error;
  /** The heading while it isn't known whether the invitation has ended. */
  title: string;
  signInPath: string;
  onRetry: () => void;
}

/** Why a link opens nothing, whom to ask, and the way to sign in; a retry where the invitation may still work. */
export function InvitationEnded({ error, title, signInPath, onRetry }: InvitationEndedProps) {
  const text = useTexts();
  const sentence = useErrorSentence()(error);
  if (!(error instanceof HttpError && error.status === GONE))
    return (
      <AuthFrame title={title}>
        <FailedState onRetry={onRetry}>{sentence}</FailedState>
      </AuthFrame>
    );
  return (
    <AuthFrame title={text('invitation.endedHeading')}>
      <Banner kind="info">{sentence}</Banner>
      <BelowForm>
        <Button to={signInPath}>{text('invitation.signIn')}</Button>
      </BelowForm>
    </AuthFrame>
  );
}
