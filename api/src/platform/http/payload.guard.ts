import { Readable } from 'node:stream';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@sannidhi/contracts';
import { object } from 'yup';
import { ENDPOINT } from './endpoint-metadata.ts';
import type { AppRequest } from './fastify-request.ts';
import { parsePayload } from './parse-payload.ts';
import { refuseOversize } from './payload-size.ts';

const NOTHING = object({});

/**
 * Validates body and query with the endpoint's schemas once access is granted. A guard and not a pipe, so that an invalid payload is
 * refused before an idempotency key is claimed for it.
 */
@Injectable()
export class PayloadGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const endpoint = this.reflector.get<Endpoint>(ENDPOINT, context.getHandler());
    const request = context.switchToHttp().getRequest<AppRequest>();
    request.valid = {
      body: endpoint.body ? parsePayload(endpoint.body, request.body) : fileIn(request.body),
      query: endpoint.query ? parsePayload(endpoint.query, { ...(request.query as object) }) : noQuery(request.query),
    };
    return true;
  }
}

/** An endpoint without a declared payload only accepts files; unchecked JSON goes no further. */
const fileIn = (body: unknown): Buffer | Readable | undefined => (Buffer.isBuffer(body) || body instanceof Readable ? body : undefined);

function noQuery(query: unknown): undefined {
  refuseOversize({ ...(query as object) }, NOTHING);
}
