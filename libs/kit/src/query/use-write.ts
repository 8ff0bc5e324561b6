import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '@sannidhi/contracts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { addressOf, type Params } from '../http/address.ts';
import { createIdempotencyKeys } from '../http/idempotency.ts';
import { request } from '../http/request.ts';
import { invalidateNouns } from './query-client.ts';

export interface WriteInput<E extends Endpoint> {
  params?: Params;
  query?: QueryOf<E> extends undefined ? undefined : Partial<QueryOf<E>>;
  body?: BodyOf<E>;
  /** Replaces the session's bearer token: `Guest <token>`. */
  authorization?: string;
}

export interface WriteOptions<E extends Endpoint> {
  onSuccess?: (reply: ReplyOf<E>) => void | Promise<void>;
}

/**
 * Writes to an endpoint: `const { mutateAsync, isPending } = useWrite(donationEndpoints.give)`. Cached reads of what the endpoint changes
 * are refetched before the write counts as done. Endpoints that move money get one Idempotency-Key per attempt, kept across retries until
 * the write succeeds. The callbacks of `mutate` are called even if the page then has no place any more for what was pressed.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  options: WriteOptions<E> = {},
): UseMutationResult<ReplyOf<E>, Error, WriteInput<E>> {
  const client = useQueryClient();
  const keys = useRef(createIdempotencyKeys());
  const mutation = useMutation<ReplyOf<E>, Error, WriteInput<E>>({
    mutationFn: (input) => {
      const address = addressOf(endpoint.path, input.params, input.query);
      return request<ReplyOf<E>>(address, {
        method: endpoint.method,
        body: input.body,
        authorization: input.authorization,
        ...(endpoint.idempotent ? { idempotencyKey: keys.current.keyFor([address, input.body]) } : {}),
      });
    },
    onSuccess: async (reply) => {
      keys.current.settle();
      if (endpoint.changes) await invalidateNouns(client, endpoint.changes);
      await options.onSuccess?.(reply);
    },
  });
  const { mutateAsync } = mutation;
  const mutate = useCallback<typeof mutation.mutate>(
    (input, { onSuccess, onError, onSettled } = {}) => {
      const context = { client, meta: undefined };
      void mutateAsync(input).then(
        (reply) => {
          onSuccess?.(reply, input, undefined, context);
          onSettled?.(reply, null, input, undefined, context);
        },
        (error: Error) => {
          onError?.(error, input, undefined, context);
          onSettled?.(undefined, error, input, undefined, context);
        },
      );
    },
    [client, mutateAsync],
  );
  return { ...mutation, mutate };
}
