import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import { type ApiError, type ErrorCode } from '@sannidhi/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGGER, type Logger } from '../observability/logger.ts';
import { DomainError } from './domain-error.ts';

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed-request',
  401: 'session-required',
  403: 'forbidden',
  404: 'not-found',
  413: 'request-too-large',
  414: 'not-found',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** Renders anything thrown in the one error shape. Unexpected errors are a 500, logged and not shown. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = domainErrorOf(thrown);
    if (error.code === 'internal') this.logger.error({ requestId: request.id, err: thrown }, 'unexpected error');
    if (reply.sent) return;
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(error.retryAfterSeconds)));
    reply.status(error.status).type('application/json; charset=utf-8').send(bodyOf(error, request.id));
  }
}

/** The body of an error response. */
export function bodyOf(error: DomainError, requestId: string): ApiError {
  const { status: statusCode, code, message, messageCode, params, fields, fieldMessages, challenge, hasPasskey, cart } = error;
  return {
    statusCode,
    code,
    message,
    messageCode,
    ...(params ? { params } : {}),
    ...(fields && fieldMessages ? { fields, fieldMessages } : {}),
    ...(challenge ? { challenge } : {}),
    ...(hasPasskey ? { hasPasskey } : {}),
    ...(cart ? { cart } : {}),
    requestId,
  };
}

/** What was thrown as an expected failure; the framework's own errors keep their status but not their text. */
export function domainErrorOf(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const status = statusOf(thrown);
  return new DomainError(CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'malformed-request' : 'internal'));
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  // Fastify's own errors (body too large, unknown media type, broken JSON) and those for files (a range beyond the end) carry their status.
  if (
    thrown instanceof Error &&
    'statusCode' in thrown &&
    ('code' in thrown || 'expose' in thrown) &&
    typeof thrown.statusCode === 'number'
  )
    return thrown.statusCode;
  return 500;
}
