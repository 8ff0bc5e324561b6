import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import { bodyOf } from './error.filter.ts';
import { REFUSAL_HEADERS } from './security-headers.ts';

/** Refuses a URL that can't be decoded (`/%`), in the API's own error shape and with its headers. */
export function refuseAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = new DomainError('malformed-request');
  reply.status(error.status).headers(REFUSAL_HEADERS).type('application/json; charset=utf-8').send(bodyOf(error, request.id));
}
