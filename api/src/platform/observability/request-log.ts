import type { FastifyInstance } from 'fastify';
import type { AppRequest } from '../http/fastify-request.ts';
import type { Logger } from './logger.ts';

/** One line per request: the route as declared, never the URL, so that ids, tokens and searches stay out. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    logger.info({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      actor: (request as AppRequest).actor?.kind,
    });
    done();
  });
}
