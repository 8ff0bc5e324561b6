import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { panchangaEndpoints } from '@sannidhi/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Responses are the same for everyone, and change with a new release or a temple's own dates: an hour old is fine. */
const HEADERS = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'cross-origin-resource-policy': 'cross-origin',
};
const OK = 200;
const NOT_MODIFIED = 304;
const PUBLIC = new Set(
  Object.values(panchangaEndpoints)
    .filter(({ access }) => access.kind === 'public')
    .map(({ path }) => path),
);

/**
 * For public responses computed from the query alone: an entity tag, a lifetime, and 304 if the caller already has it. If such a response
 * is a file, it is small and local, and read whole. Call it before routes are registered.
 */
export function tagPublicAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    // A HEAD route has its own hook that removes the body.
    if (PUBLIC.has(route.url)) route.onSend = [tag, ...[route.onSend ?? []].flat()];
  });
}

function tag(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: (error: Error | null, payload: unknown) => void): void {
  if (reply.statusCode === OK) reply.headers(HEADERS);
  // A HEAD response describes a file without including it.
  if (reply.statusCode !== OK || (payload instanceof Readable && request.method === 'HEAD')) done(null, payload);
  else if (payload instanceof Readable)
    text(payload).then(
      (file) => done(null, tagged(file, request, reply)),
      (error: Error) => done(error, null),
    );
  else done(null, tagged(String(payload), request, reply));
}

function tagged(answer: string, { method, headers }: FastifyRequest, reply: FastifyReply): string | null {
  const etag = `"${hash('sha256', answer, 'base64url').slice(0, 27)}"`;
  reply.header('etag', etag);
  if (!isKnown(headers['if-none-match'], etag)) return answer;
  reply.status(NOT_MODIFIED).removeHeader('content-type').removeHeader('content-disposition').removeHeader('content-length');
  return method === 'HEAD' ? '' : null;
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false;
}
