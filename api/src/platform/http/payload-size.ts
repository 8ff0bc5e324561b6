import { type Message, messagesOf, platformMessages } from '@sannidhi/contracts';
import type { AnyObjectSchema, Schema } from 'yup';
import { DomainError } from './domain-error.ts';
import { boundOf } from './schema-bounds.ts';

/** What a person can fix at once; a response never grows with the size of the request. */
export const FIELDS_REPORTED = 20;
const NAME_CHARACTERS = 60;
/** Leading and trailing blanks are trimmed before a text is measured; more than this isn't a slip. */
const BLANKS_AROUND = 100;

const say = messagesOf(platformMessages);
const UNKNOWN = say('field-unknown');
const MISSHAPEN = say('value-unreadable');
const PLAIN_TYPES = new Set(['string', 'number', 'boolean', 'date']);

/** Text that a schema accepts unmeasured, because its first transform truncates it: `string().meta({ cut: true })`. */
const isCut = (schema: Schema): boolean => (schema.meta() as { cut?: true } | undefined)?.cut === true;

/**
 * Walks a payload along with its schema, before anything casts, trims, matches or hashes it. A list's length is checked before its items,
 * and unknown fields are never entered, so the work is bounded by the schema and not by the payload. Throws `unknown-field` or
 * `invalid-fields`, with at most `FIELDS_REPORTED` fields.
 */
export function refuseOversize(payload: Record<string, unknown>, schema: AnyObjectSchema): void {
  const unknown = new Findings();
  const wrong = new Findings();
  enterObject(payload, schema, '');
  if (unknown.any) throw new DomainError('unknown-field', { fields: unknown.fields });
  if (wrong.any) throw new DomainError('invalid-fields', { fields: wrong.fields, message: wrong.only });

  function enterObject(value: object, { fields }: AnyObjectSchema, path: string): void {
    for (const name of Object.keys(value)) {
      if (unknown.full) return;
      const at = path ? `${path}.${name}` : name;
      const known = Object.hasOwn(fields, name) ? (fields[name] as Schema) : undefined;
      if (known) enter((value as Record<string, unknown>)[name], known, at);
      else unknown.add(at, UNKNOWN);
    }
  }

  function enter(value: unknown, schema: Schema, path: string): void {
    if (typeof value === 'string') measure(value, schema, path);
    else if (Array.isArray(value)) enterList(value, schema, path);
    else if (typeof value === 'object' && value !== null) {
      if (schema.type === 'object') enterObject(value, schema as AnyObjectSchema, path);
      else if (schema.type === 'array' || PLAIN_TYPES.has(schema.type)) wrong.add(path, MISSHAPEN);
    } else if (value !== undefined && value !== null && (schema.type === 'array' || schema.type === 'object')) wrong.add(path, MISSHAPEN);
  }

  function enterList(items: unknown[], schema: Schema, path: string): void {
    if (schema.type === 'mixed') return;
    const inner = schema.type === 'array' ? (schema as Schema & { innerType?: Schema }).innerType : undefined;
    const { most, message } = boundOf(schema);
    if (!inner) wrong.add(path, MISSHAPEN);
    else if (items.length > most) wrong.add(path, message);
    else for (const [index, item] of items.entries()) enter(item, inner, `${path}[${index}]`);
  }

  function measure(text: string, schema: Schema, path: string): void {
    const { most, message } = boundOf(schema);
    if (schema.type === 'array' || schema.type === 'object') wrong.add(path, MISSHAPEN);
    else if (!isCut(schema) && text.length > most + BLANKS_AROUND) wrong.add(path, message);
  }
}

/** At most twenty fields with one message each. */
export class Findings {
  readonly fields: Record<string, Message> = {};
  #count = 0;

  add(path: string, message: Message): void {
    const name = path.length > NAME_CHARACTERS ? `${path.slice(0, NAME_CHARACTERS)}…` : path;
    if (this.full || Object.hasOwn(this.fields, name)) return;
    this.fields[name] = message;
    this.#count += 1;
  }

  get any(): boolean {
    return this.#count > 0;
  }

  get full(): boolean {
    return this.#count >= FIELDS_REPORTED;
  }

  /** The only message, if there is just one. */
  get only(): Message | undefined {
    return this.#count === 1 ? Object.values(this.fields)[0] : undefined;
  }
}
