import { hash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/** Answers are the same for everybody, and change with a new release or a temple's own dates: an hour old is fine. */
const KEEP = 'public, max-age=3600, stale-while-revalidate=86400';
const NOT_MODIFIED = 304;

/** A file whose bytes are at hand, so that its tag can be told before it is sent. */
export class WholeFile extends StreamableFile {
  constructor(
    readonly text: string,
    type: string,
    name: string,
  ) {
    super(Buffer.from(text), { type, disposition: `inline; filename="${name}"`, length: Buffer.byteLength(text) });
  }
}

/** For public answers computed from the query alone: an entity tag, a lifetime, and 304 when the caller has it already. */
@Injectable()
export class PublicCacheInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((answer: unknown) => tagged(answer, request, reply)));
  }
}

function tagged(answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  const text = answer instanceof WholeFile ? answer.text : JSON.stringify(answer);
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  reply.header('etag', etag).header('cache-control', KEEP).header('cross-origin-resource-policy', 'cross-origin');
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.status(NOT_MODIFIED);
    return undefined;
  }
  if (answer instanceof WholeFile) return answer;
  reply.type('application/json; charset=utf-8');
  return text;
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
