import type { FastifyRequest } from 'fastify';

/** No page here. */
export const NOWHERE_PATH = '//';

/**
 * A request's URL on our own host, whatever its sender wrote. Leading `//` is part of the path: parsed as a browser parses links, it would
 * name another host, or no valid one.
 */
export function addressOf({ url }: Pick<FastifyRequest, 'url'>): URL {
  const address = url.startsWith('/') ? `http://host${url}` : url;
  return new URL(URL.canParse(address) ? address : `http://host${NOWHERE_PATH}`);
}
