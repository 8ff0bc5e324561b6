import type { Endpoint } from '@sannidhi/contracts';
import { readToken } from '../session/session-storage.ts';
import { HttpError } from './http-error.ts';

export interface RequestOptions {
  method?: Endpoint['method'];
  body?: unknown;
  /** Sent as it is in place of a JSON body. */
  file?: Blob;
  /** Proves that two sends are the same wish; endpoints that move money want it. */
  idempotencyKey?: string;
  /** Overrides the stored token; sign-out uses it after the storage is already empty. */
  token?: string;
  /** The whole `Authorization` header in place of the session's bearer: `Guest <token>` for who proved a phone. */
  authorization?: string;
  signal?: AbortSignal;
  accept?: string;
  /** The `Prefer` header (RFC 7240): how the caller would like to be answered. */
  prefer?: string;
}

/**
 * The one way to the API: cookies always, a bearer header when a token is stored, JSON with its content type when a body exists.
 * Never retries and treats 401 like any other answer.
 * @throws HttpError for every answer that is not a success; TypeError when the network fails.
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

/** Sends and reads the JSON of the answer; an empty answer (204) reads as undefined. */
export async function request<Reply>(address: string, options: RequestOptions = {}): Promise<Reply> {
  const response = await send(address, options);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Reply;
}

function bodyOf({ body, file }: RequestOptions): { body?: BodyInit } {
  if (file) return { body: file };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function headersOf({ body, file, idempotencyKey, prefer, accept = 'application/json', ...who }: RequestOptions): Record<string, string> {
  const authorization = who.authorization ?? bearer(who.token ?? readToken());
  return {
    accept,
    ...(file ? { 'content-type': file.type } : body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(authorization ? { authorization } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(prefer ? { prefer } : {}),
  };
}

const bearer = (token: string | undefined): string | undefined => (token ? `Bearer ${token}` : undefined);
