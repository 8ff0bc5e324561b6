import { createHash } from 'node:crypto';

/** JSON with sorted keys and no spaces: one text for one value, so that its digest can be compared (after RFC 8785). */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlainObject(inner) ? sortKeys(inner) : inner));
}

/** SHA-256 in lower-case hexadecimal. */
export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortKeys = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
