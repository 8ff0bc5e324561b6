import { ROLES, sessionEndpoints } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import { credentialsOf, sessionCookieName } from './credentials.ts';

const SESSION_CHECKS: ReadonlySet<string> = new Set(ROLES.map((role) => sessionEndpoints[role].me.path));
const LENIENT = 'handling=lenient';

/**
 * Answers a page that asks who is signed in, brings no credentials at all and prefers lenient handling (RFC 7240) with 204: nobody.
 * A page's first question is then no error in the browser's console. Whoever brings credentials, or does not ask for leniency, meets the guard.
 */
export function answerSignedOutChecks(fastify: FastifyInstance, publicUrl: string): void {
  const cookie = sessionCookieName(publicUrl);
  fastify.addHook('onRequest', (request, reply, done) => {
    const isCheck = request.method === 'GET' && request.headers.prefer === LENIENT && SESSION_CHECKS.has(request.url);
    if (isCheck && credentialsOf(request, cookie).scheme === 'none') reply.header('preference-applied', LENIENT).status(204).send();
    else done();
  });
}
