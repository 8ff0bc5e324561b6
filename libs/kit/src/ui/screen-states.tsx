import type { ReactNode } from 'react';
import { ReadFailure } from './read-failure.tsx';
import { Skeletons } from './skeletons.tsx';

interface QueryLike<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

interface ScreenStatesProps<Data> {
  query: QueryLike<Data>;
  children: (data: Data) => ReactNode;
  /** The skeleton that matches the final layout; a few lines by default. */
  loading?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** "Events did not load". */
  failedTitle?: string;
}

/** Turns a query into its screen states: skeleton, error, empty, or the content. */
export function ScreenStates<Data>({ query, children, loading, isEmpty, empty, failedTitle }: ScreenStatesProps<Data>): ReactNode {
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.error) return <ReadFailure error={query.error} title={failedTitle} onRetry={() => void query.refetch()} />;
  return query.isPending ? (loading ?? <Skeletons rows={4} />) : null;
}
