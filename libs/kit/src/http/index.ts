/** `@sannidhi/kit/http`: the HTTP client; needs neither React nor MUI. State lives in local storage only. */
export { addressOf, type Params, type QueryValues } from './address.ts';
export { download } from './download.ts';
export { readEvents } from './event-stream.ts';
export { HttpError } from './http-error.ts';
export { createIdempotencyKeys, type IdempotencyKeys } from './idempotency.ts';
export { type RequestOptions, request, send } from './request.ts';
