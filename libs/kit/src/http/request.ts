import type { Endpoint } from '@sannidhi/contracts';
import { readToken } from '../session/session-storage.ts';
import { HttpError } from './http-error.ts';
import { templeHeader } from './temple-header.ts';

export interface RequestOptions {
  method?: Endpoint['method'];
  body?: unknown;
  /** Sent as is instead of a JSON body. */
  file?: Blob;
  /** Identifies retries of the same request; required by endpoints that move money. */
  idempotencyKey?: string;
  /** Overrides the stored token; sign-out uses it after storage has been cleared. */
  token?: string;
  /** The whole `Authorization` header, replacing the session's bearer token: `Guest <token>` after a verified phone. */
  authorization?: string;
  signal?: AbortSignal;
  accept?: string;
  /** The `Prefer` header (RFC 7240): the kind of response the caller would like. */
  prefer?: string;
  /** The last event of an event stream, which goes on after it. */
  lastEventId?: string;
}

/**
 * The one way to call the API: always with cookies, with a bearer header if a token is stored, and JSON with its content type if there is a
 * body. Never retries, and treats 401 like any other response.
 * @throws HttpError for every response that is not a success; TypeError if the network fails.
 */
export async function send(address: string, options: RequestOptions = {}): Promise<Response> {
  const response = await fetch(address, {
    method: options.method ?? 'GET',
    credentials: 'include',
    headers: headersOf(options),
    ...bodyOf(options),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text());
  return response;
}

/** Sends a request and parses the JSON response; an empty response (204) is undefined. */
export async function request<Reply>(address: string, options: RequestOptions = {}): Promise<Reply> {
  const response = await send(address, options);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Reply;
}

function bodyOf({ body, file }: RequestOptions): { body?: BodyInit } {
  if (file) return { body: file };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function headersOf({
  body,
  file,
  idempotencyKey,
  prefer,
  lastEventId,
  accept = 'application/json',
  ...who
}: RequestOptions): Record<string, string> {
  const authorization = who.authorization ?? bearer(who.token ?? readToken());
  return {
    accept,
    ...(file ? { 'content-type': file.type } : body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(authorization ? { authorization } : {}),
    ...templeHeader(),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(prefer ? { prefer } : {}),
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
  };
}

const bearer = (token: string | undefined): string | undefined => (token ? `Bearer ${token}` : undefined);
