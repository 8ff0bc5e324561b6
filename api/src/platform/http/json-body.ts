import type { FastifyInstance } from 'fastify';
import type { AppRequest } from './fastify-request.ts';

export const BODY_LIMIT_BYTES = 256 * 1024;
const WEBHOOKS = '/api/webhooks/';

/**
 * Reads JSON bodies and nothing else. Keeps the exact text where a signature is over it; an empty body is no body;
 * `__proto__` is refused.
 */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (request, text, done) => {
    const body = String(text);
    if (request.url.startsWith(WEBHOOKS)) (request as AppRequest).rawBody = body;
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
