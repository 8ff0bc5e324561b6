import { type ApiError, type LiteralName, literal, type Message } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';

/** An API response's overall error, as a message. */
export const apiMessage = ({ code, message, messageCode = code, params }: ApiError): Message => ({
  code: messageCode,
  sentence: message,
  ...(params ? { params } : {}),
});

/** The server's message, or one of the specification's sentences if there was no response of ours. */
export const refusalMessage = (error: unknown, fallback: LiteralName): Message =>
  error instanceof HttpError && error.api?.message ? apiMessage(error.api) : literal(fallback);
