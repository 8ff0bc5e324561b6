import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditAction, Endpoint } from '@sannidhi/contracts';
import { concatMap, from, type Observable } from 'rxjs';
import { type Actor, actorKey } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { ENDPOINT } from '../../platform/http/endpoint-metadata.ts';
import type { AppRequest } from '../../platform/http/fastify-request.ts';
import { Audit, type AuditSubject, labelOf } from './audit.ts';

/** More different files than an office exports in a quarter of an hour. */
const MOST_ROWS = 200;

/** Records what endpoints declare: who exported which data, before the first byte is sent. */
@Injectable()
export class RecordDownloads implements NestInterceptor {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const action = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler())?.records;
    if (typeof action !== 'string') return next.handle();
    const request = context.switchToHttp().getRequest<AppRequest>();
    return next.handle().pipe(concatMap((reply) => from(this.record(action, request).then(() => reply))));
  }

  private record(action: AuditAction, { actor, ip, headers, params, valid }: AppRequest): Promise<void> {
    const templeId = actor.kind === 'account' ? (actor.temple?.id ?? null) : null;
    const after = { ...(params as object), ...(valid.query as object | undefined) };
    const place = { address: ip, userAgent: headers['user-agent'] ?? null };
    const by = { key: actorKey(actor), label: labelOf(actor) };
    const record = { by, templeId, action, subject: subjectOf(actor), ...place, after, mostRows: MOST_ROWS };
    return this.database.transaction((tx) => this.audit.count(tx, record));
  }
}

/** Downloads are recorded with the person who made them. */
function subjectOf(actor: Actor): AuditSubject {
  if (actor.kind === 'account') return { kind: 'account', id: actor.accountId };
  return { kind: actor.kind, id: actor.kind === 'guest' ? actor.guestSessionId : actorKey(actor).slice(0, 64) };
}
