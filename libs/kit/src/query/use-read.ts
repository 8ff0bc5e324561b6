import type { Endpoint, QueryOf, ReplyOf } from '@sannidhi/contracts';
import { keepPreviousData, type QueryFunctionContext, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { addressOf, type Params } from '../http/address.ts';
import { request } from '../http/request.ts';

export interface ReadInput<E extends Endpoint> {
  params?: Params;
  query?: QueryOf<E> extends undefined ? undefined : Partial<QueryOf<E>>;
  /** False defers the read until its input is available. */
  enabled?: boolean;
  /** Shows the previous response while a changed query loads, so that a list doesn't jump. */
  keepPrevious?: boolean;
  /** Replaces the session's bearer token: `Guest <token>`. */
  authorization?: string;
}

/**
 * Reads an endpoint; the key is its path with params and query filled in. A write that changes one of the nouns it shows refetches it.
 * @returns the query: `data`, `isPending`, `error` (HttpError or TypeError), `refetch`.
 */
export function useRead<E extends Endpoint>(endpoint: E, input: ReadInput<E> = {}): UseQueryResult<ReplyOf<E>, Error> {
  const enabled = input.enabled ?? true;
  return useQuery<ReplyOf<E>, Error>({
    queryKey: [enabled ? addressOf(endpoint.path, input.params, input.query) : endpoint.path],
    enabled,
    meta: { reads: endpoint.reads },
    ...(input.authorization ? { queryFn: asGuest(input.authorization) } : {}),
    ...(input.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

const asGuest =
  (authorization: string) =>
  ({ queryKey, signal }: QueryFunctionContext): Promise<never> =>
    request<never>(String(queryKey[0]), { authorization, signal });
