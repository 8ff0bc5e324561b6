import type { Endpoint, Page, QueryOf, ReplyOf } from '@sannidhi/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Params } from '../http/address.ts';
import { useAddress } from './use-address.ts';
import { type ReadInput, useRead } from './use-read.ts';

/** A list's position in its cursor pages; passed to `DataTable` or `PagedList` as is. */
export interface Paging {
  /** 1-based. */
  page: number;
  hasPrevious: boolean;
  hasNext: boolean;
  previous(): void;
  next(): void;
  /** The page the user turned to, a new object each time; Back and reload don't count. */
  turned?: { to: number };
  /** The rows still belong to the previous page. */
  isTurning?: boolean;
}

/** The URL parameter for a list's page. */
export const PAGE_PARAMETER = 'page';

/** A list's items: those of its pages, or its whole response if it has none. */
export type ItemOf<E> =
  E extends Endpoint<infer _B, infer _Q, infer Reply>
    ? Reply extends Page<infer Item>
      ? Item
      : Reply extends readonly (infer Item)[]
        ? Item
        : never
    : never;

/** The current page of a list and functions to reach its neighbors. */
export type Pages<E extends Endpoint> = UseQueryResult<ReplyOf<E>, Error> & { items: ItemOf<E>[] | undefined; paging: Paging };

interface PagesInput<E extends Endpoint> {
  params?: Params;
  query?: Partial<QueryOf<E>>;
  enabled?: boolean;
  /** The parameter for its page, if a URL has several lists. */
  name?: string;
}

/**
 * Pages through a cursor-paged list; its page is in the URL, so that reload, Back and a shared link show it again. The API only knows the
 * next cursor: previous cursors are stored with the history entry, and from a shared link the way back leads to page one. A list without
 * pages is one page. Whatever changes filters or sort order removes the page parameter.
 */
export function usePages<E extends Endpoint>(endpoint: E, { name = PAGE_PARAMETER, ...input }: PagesInput<E> = {}): Pages<E> {
  const { parameters, notes, change } = useAddress();
  const [turned, setTurned] = useState<{ to: number }>();
  const { page, cursor } = pageOf(parameters.get(name));
  const read = useRead(endpoint, { ...input, query: { ...input.query, cursor }, keepPrevious: true } as unknown as ReadInput<E>);
  const data = read.data as Page<ItemOf<E>> | ItemOf<E>[] | undefined;
  const nextCursor = data && 'nextCursor' in data ? data.nextCursor : null;
  const cursors = cursor === undefined ? [] : (notes.pages?.[name] ?? [cursor]);
  const turnTo = (number: number, walked: readonly string[]) => {
    setTurned({ to: number });
    const to = walked.at(-1);
    change({ [name]: to && `${number}.${to}` }, { notes: { pages: { ...notes.pages, [name]: walked } } });
  };
  const paging: Paging = {
    page,
    hasPrevious: cursor !== undefined,
    hasNext: Boolean(nextCursor),
    previous: () => turnTo(page - 1, cursors.slice(0, -1)),
    next: () => nextCursor && turnTo(page + 1, [...cursors, nextCursor]),
    ...(turned ? { turned } : {}),
    isTurning: read.isPlaceholderData,
  };
  return { ...read, items: data && 'nextCursor' in data ? data.items : data, paging };
}

/** `2.<cursor>`; anything else is the first page. */
function pageOf(value: string | null): { page: number; cursor: string | undefined } {
  const [, page, cursor] = /^(\d{1,6})\.(.+)$/.exec(value ?? '') ?? [];
  return { page: cursor === undefined ? 1 : Number(page), cursor };
}
