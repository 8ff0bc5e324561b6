import type { FastifyInstance } from 'fastify';

/** An API response is data: it runs nothing, can't be framed and is never cached. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
/** Includes the refusal of a URL for which no route can be looked up, which no hook sees. */
export const REFUSAL_HEADERS = { ...HEADERS, 'content-security-policy': "sandbox; default-src 'none'" };
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Sets the headers of everything under `/api/` and `/dev/`; pages and their files have their own. */
export function secureAnswers(fastify: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith('https:') ? { ...HEADERS, ...STRICT_TRANSPORT } : HEADERS;
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/dev/')) reply.headers(headers);
    done();
  });
}
