import type { Noun } from '@sannidhi/contracts';
import { type Query, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { dropEarlyReads, earlyAddresses, earlyNouns, earlyOr, earlyReply, forgetEarlyReads, takeEarly } from '../http/early-reads.ts';
import { request } from '../http/request.ts';
import { sessionStore } from '../session/session-store.ts';

/** A read's key is the path it GETs, including the query; the page may have asked for it before its app ran. */
const readPath = ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> =>
  earlyOr(String(queryKey[0]), () => request(String(queryKey[0]), { signal }));

/**
 * The page's one cache. Reads GET the path in their key; nothing is retried, polled, refetched on focus or ever stale on its own. Signing
 * in or out means that every cached response belongs to someone else, so `/api/auth/me` is invalidated and a sign-out clears the cache.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readPath,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Without a network a read fails visibly instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  sessionStore.subscribe((now, before) => {
    if (now.user === before.user) return;
    if (before.user && now.user?.id !== before.user.id) {
      forgetEarlyReads();
      client.clear();
    }
    if (now.user && !before.user) keepEarlyReads(client);
    void client.invalidateQueries({ queryKey: ['/api/auth/me'] });
  });
  if (sessionStore.getState().user) keepEarlyReads(client);
  return client;
}

/** Puts replies that arrive before their screen into the cache, so that it is drawn with them at once. */
function keepEarlyReads(client: QueryClient): void {
  for (const address of earlyAddresses()) {
    const reads = earlyNouns(address);
    void earlyReply(address)?.then((found) => {
      // Meanwhile a screen may have taken it, or a change has made it old.
      if (!found || client.getQueryState([address]) || !takeEarly(address)) return;
      client
        .getQueryCache()
        .build(client, { queryKey: [address], meta: { reads } })
        .setData(found.reply);
    });
  }
}

/** The cache, which the shell provides and everything else uses through hooks. */
export const queryClient = createQueryClient();

/**
 * Invalidates every cached read that shows one of these nouns; mounted ones are refetched. A first read still on its way may have been
 * answered before the change, and would count as fresh: it is begun again.
 */
export async function invalidateNouns(client: QueryClient, changed: readonly Noun[]): Promise<void> {
  dropEarlyReads((reads) => !reads || shows(reads, changed));
  const areShown = ({ meta }: Query) => shows(meta?.reads, changed);
  await client.cancelQueries({ predicate: (query) => areShown(query) && query.state.data === undefined });
  await client.invalidateQueries({ predicate: areShown });
}

const shows = (reads: unknown, changed: readonly Noun[]): boolean => Array.isArray(reads) && changed.some((noun) => reads.includes(noun));
