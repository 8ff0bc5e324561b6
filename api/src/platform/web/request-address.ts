import type { FastifyRequest } from 'fastify';

/** No page is here. */
const NOWHERE = 'http://host//';

/**
 * The address of a request on our own host, whatever its sender wrote. `//` at its start is part of the path: read the way a
 * browser reads links, it would name another host, or no valid one.
 */
export function addressOf({ url }: Pick<FastifyRequest, 'url'>): URL {
  const address = url.startsWith('/') ? `http://host${url}` : url;
  return new URL(URL.canParse(address) ? address : NOWHERE);
}
