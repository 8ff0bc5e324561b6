import { ROLES, sessionEndpoints } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import { credentialsOf, sessionCookieName } from './credentials.ts';

const SESSION_CHECKS: ReadonlySet<string> = new Set(ROLES.map((role) => sessionEndpoints[role].me.path));
const LENIENT = 'handling=lenient';

/**
 * Responds with 204 (nobody) to a page that checks who is signed in, sends no credentials at all and prefers lenient handling (RFC 7240),
 * so that a page's first check is not an error in the browser's console. With credentials, or without that preference, the guard decides.
 */
export function answerSignedOutChecks(fastify: FastifyInstance, publicUrl: string): void {
  const cookie = sessionCookieName(publicUrl);
  fastify.addHook('onRequest', (request, reply, done) => {
    const isCheck = request.method === 'GET' && request.headers.prefer === LENIENT && SESSION_CHECKS.has(request.url);
    if (isCheck && credentialsOf(request, cookie).scheme === 'none') reply.header('preference-applied', LENIENT).status(204).send();
    else done();
  });
}
