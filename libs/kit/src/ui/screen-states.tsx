import type { ReactNode } from 'react';
import { HttpError } from '../http/http-error.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { errorSentence } from './error-sentence.ts';
import { Skeletons } from './skeletons.tsx';
import { EmptyState, FailedState } from './states.tsx';

interface QueryLike<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

interface ScreenStatesProps<Data> {
  query: QueryLike<Data>;
  children: (data: Data) => ReactNode;
  /** The skeleton that repeats the final layout; some lines by default. */
  loading?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** "Events did not load". */
  failedTitle?: string;
}

/** Turns a query into its screen states: skeleton, refused, failed with a retry, empty, or the content. */
export function ScreenStates<Data>({ query, children, loading, isEmpty, empty, failedTitle }: ScreenStatesProps<Data>): ReactNode {
  const text = useKitText();
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.error instanceof HttpError && query.error.status === 403) {
    return (
      <EmptyState title={text('refused.title')} plain>
        {errorSentence(query.error, text)}
      </EmptyState>
    );
  }
  if (query.error) {
    return (
      <FailedState title={failedTitle} onRetry={() => void query.refetch()}>
        {errorSentence(query.error, text)}
      </FailedState>
    );
  }
  return query.isPending ? (loading ?? <Skeletons rows={4} />) : null;
}
