import { hash } from 'node:crypto';

/** JSON with sorted keys and no spaces: one text per value, so that its digest can be compared (after RFC 8785). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item) ?? 'null').join(',')}]`;
  return isPlainObject(value) ? `{${members(value).join(',')}}` : JSON.stringify(value);
}

/** SHA-256 in lower-case hexadecimal. */
export const sha256 = (data: string | Buffer): string => hash('sha256', data, 'hex');

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !('toJSON' in value);

/** As in JSON, undefined values are omitted. */
const members = (object: Record<string, unknown>) =>
  Object.keys(object)
    .sort()
    .flatMap((key) => (object[key] === undefined ? [] : `${JSON.stringify(key)}:${canonicalJson(object[key])}`));
