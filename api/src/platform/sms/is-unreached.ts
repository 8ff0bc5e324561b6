/** No address, nobody there, or no way to it. */
const NOT_CONNECTED = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether a `fetch` failed before anything was sent. A connection that ended later, and a request that nobody answered in time, leave it open. */
export function isUnreached(error: unknown): boolean {
  const cause = fieldOf(error, 'cause');
  return NOT_CONNECTED.has(String(fieldOf(cause, 'code')));
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
