import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import type { Endpoint, ReplyOf } from '@sannidhi/contracts';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.ts';
import { ENDPOINT } from './endpoint-metadata.ts';
import type { EventStream } from './event-stream.ts';

/** What a handler of the endpoint returns: the contract's reply, or a file if the contract says Blob. */
export type Sent<E> = [ReplyOf<E>] extends [Blob] ? StreamableFile : ReplyOf<E>;
type Handler<E> = (
  ...parameters: never[]
) => Promise<Sent<E>> | Sent<E> | Promise<EventStream<Sent<E>>> | Promise<unknown extends Sent<E> ? void : never>;

/**
 * Declares a controller method as the handler of a contract's endpoint: method, path, access, validation of body and query, success status
 * and idempotency all come from it. The compiler checks the reply. A controller method without it stops startup (`route-table.ts`).
 */
export const Handle =
  <E extends Endpoint>(endpoint: E) =>
  <H extends Handler<E>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>): void => {
    const decorators = [
      RequestMapping({ path: endpoint.path, method: RequestMethod[endpoint.method] }),
      HttpCode(endpoint.status ?? 200),
      SetMetadata(ENDPOINT, endpoint),
      ...(endpoint.idempotent ? [UseInterceptors(IdempotencyInterceptor)] : []),
    ];
    applyDecorators(...decorators)(target, key, descriptor);
  };
