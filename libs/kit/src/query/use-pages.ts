import type { Endpoint, Page, QueryOf, ReplyOf } from '@sannidhi/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Params } from '../http/address.ts';
import { type ReadInput, useRead } from './use-read.ts';

/** A list's place in its cursor pages; handed to `DataTable` as it is. */
export interface Paging {
  /** 1-based. */
  page: number;
  hasPrevious: boolean;
  hasNext: boolean;
  previous(): void;
  next(): void;
}

type ItemOf<E> = E extends Endpoint<infer _B, infer _Q, Page<infer Item>> ? Item : never;

/** The current page of a list and the ways to its neighbours. */
export type Pages<E extends Endpoint> = UseQueryResult<ReplyOf<E>, Error> & { items: ItemOf<E>[] | undefined; paging: Paging };

interface PagesInput<E extends Endpoint> {
  params?: Params;
  query?: Partial<QueryOf<E>>;
  enabled?: boolean;
}

/**
 * Walks a cursor-paged list. The API only knows the next cursor, so the cursors of the pages already seen are kept;
 * any change of filter or sort starts over at page one.
 */
export function usePages<E extends Endpoint>(endpoint: E, input: PagesInput<E> = {}): Pages<E> {
  const scope = JSON.stringify([input.params, input.query]);
  const [place, setPlace] = useState<{ scope: string; cursors: readonly string[] }>({ scope, cursors: [] });
  const cursors = place.scope === scope ? place.cursors : [];
  const cursor = cursors.at(-1);
  const read = useRead(endpoint, { ...input, query: { ...input.query, cursor }, keepPrevious: true } as unknown as ReadInput<E>);
  const data = read.data as Page<ItemOf<E>> | undefined;
  const paging: Paging = {
    page: cursors.length + 1,
    hasPrevious: cursors.length > 0,
    hasNext: Boolean(data?.nextCursor),
    previous: () => setPlace({ scope, cursors: cursors.slice(0, -1) }),
    next: () => data?.nextCursor && setPlace({ scope, cursors: [...cursors, data.nextCursor] }),
  };
  return { ...read, items: data?.items, paging };
}
