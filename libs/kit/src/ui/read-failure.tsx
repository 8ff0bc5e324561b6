import { HttpError } from '../http/http-error.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from './button.tsx';
import { errorSentence } from './error-sentence.ts';
import { EmptyState, FailedState } from './states.tsx';

/** Whether what a URL names doesn't exist, well-formed or not. A limit, an ended session or a server error doesn't count. */
export const isMissing = (error: unknown): boolean => error instanceof HttpError && (error.status === 404 || error.status === 400);

interface ReadFailureProps {
  error: Error;
  /** "Events did not load". */
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Why a read failed: no permission, not found, the session has ended, or an error that may be retried. */
export function ReadFailure({ error, title, onRetry }: ReadFailureProps) {
  const text = useKitText();
  const sentence = errorSentence(error, text);
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 404) {
    return (
      <EmptyState title={text('missing.title')} plain>
        {text('missing.body')}
      </EmptyState>
    );
  }
  if (status === 403) {
    return (
      <EmptyState title={text('refused.title')} plain>
        {sentence}
      </EmptyState>
    );
  }
  if (status === 401) {
    // Reloading the page checks the session, and leads back here after signing in.
    return (
      <EmptyState
        title={text('signedOut.title')}
        action={<Button href={`${location.pathname}${location.search}`}>{text('signedOut.signIn')}</Button>}
        plain
      >
        {text('signedOut.body')}
      </EmptyState>
    );
  }
  return (
    <FailedState title={title} onRetry={onRetry}>
      {sentence}
    </FailedState>
  );
}
