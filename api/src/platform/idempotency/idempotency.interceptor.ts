import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Endpoint, messagesOf, platformMessages } from '@sannidhi/contracts';
import type { FastifyReply } from 'fastify';
import { catchError, concatMap, from, type Observable, of } from 'rxjs';
import { actorKey } from '../auth/actor.ts';
import { Database } from '../database/database.ts';
import { DomainError } from '../http/domain-error.ts';
import { ENDPOINT } from '../http/endpoint-metadata.ts';
import type { AppRequest } from '../http/fastify-request.ts';
import { type HeldClaim, IdempotencyStore } from './idempotency-store.ts';

const KEY_MAX = 200;
const KEY = /^[\x21-\x7e]+$/;
const KEY_FORMAT = messagesOf(platformMessages)('idempotency-key-format', { max: KEY_MAX });

/** Gives each request of an endpoint that moves money its claim, and a repeated one the first one's response. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly store: IdempotencyStore,
    private readonly database: Database,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { method, path: template } = this.reflector.get<Endpoint>(ENDPOINT, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    const { actor, url, valid } = request;
    const outcome = await this.store.claim({
      actorKey: actorKey(actor),
      route: `${method} ${template}`,
      key: keyOf(request),
      path: url,
      body: valid.body,
    });
    if (outcome.kind === 'answered') {
      http.getResponse<FastifyReply>().header('idempotent-replayed', 'true');
      return of(outcome.reply);
    }
    request.claim = outcome.claim;
    return next.handle().pipe(
      concatMap((reply) => from(this.answer(outcome.claim, reply))),
      catchError((error: unknown) => from(this.giveUp(outcome.claim, error))),
    );
  }

  private async answer(claim: HeldClaim, reply: unknown): Promise<unknown> {
    if (!claim.completed) await this.database.transaction((tx) => claim.complete(tx, reply));
    return reply;
  }

  private async giveUp(claim: HeldClaim, error: unknown): Promise<never> {
    // The first error is the one to report; a lease that can't be ended expires on its own.
    if (!claim.completed) await claim.release().catch(() => undefined);
    throw error;
  }
}

function keyOf(request: AppRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') throw new DomainError('idempotency-key-missing');
  if (typeof key !== 'string' || key.length > KEY_MAX || !KEY.test(key))
    throw new DomainError('malformed-request', { message: KEY_FORMAT });
  return key;
}
