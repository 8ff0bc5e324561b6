import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@sannidhi/contracts';
import { DomainError } from './domain-error.ts';
import { ENDPOINT } from './endpoint-metadata.ts';
import type { AppRequest } from './fastify-request.ts';
import { parsePayload } from './parse-payload.ts';

/**
 * Checks body and query by the endpoint's schemas once access is granted. A guard and not a pipe, so that a payload that
 * can't be right is refused before an idempotency key is claimed for it.
 */
@Injectable()
export class PayloadGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const endpoint = this.reflector.get<Endpoint>(ENDPOINT, context.getHandler());
    const request = context.switchToHttp().getRequest<AppRequest>();
    request.valid = {
      body: endpoint.body ? parsePayload(endpoint.body, request.body) : request.body,
      query: endpoint.query ? parsePayload(endpoint.query, { ...(request.query as object) }) : noQuery(request.query),
    };
    return true;
  }
}

function noQuery(query: unknown): undefined {
  const names = Object.keys(query ?? {});
  if (names.length > 0)
    throw new DomainError('unknown-field', { fields: Object.fromEntries(names.map((n) => [n, 'We do not know this field'])) });
}
