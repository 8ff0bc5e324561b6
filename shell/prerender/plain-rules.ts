import { filled, isMessage, type Message } from '@sannidhi/contracts';
import type { AnyObjectSchema, Schema } from 'yup';
import type { PlainRule } from '../src/painted/plain-rule.ts';

/** The limits that a painted form knows, by yup's name for a rule; what a schema does to a text by itself needs none. */
const LIMITS: Readonly<Record<string, (params: Params) => Omit<PlainRule, 'sentence'> | undefined>> = {
  required: () => ({ min: 1 }),
  max: ({ max }) => ({ max: Number(max) }),
  email: ({ regex }) => ({ pattern: (regex as RegExp).source }),
  trim: () => undefined,
  string_case: () => undefined,
};
type Params = Readonly<Record<string, unknown>>;

/**
 * A schema's rules, field by field, for a form that is used before the schemas have loaded.
 * @param say a message in the page's language
 * @throws for a rule that such a form can't check: its schema has to be checked by the app.
 */
export function plainRules(schema: AnyObjectSchema, say: (message: Message) => string): Record<string, PlainRule[]> {
  return Object.fromEntries(
    Object.entries(schema.fields).map(([name, field]) => [name, (field as Schema).tests.flatMap((test) => plainRule(test.OPTIONS, say))]),
  );
}

function plainRule(options: Schema['tests'][number]['OPTIONS'], say: (message: Message) => string): PlainRule[] {
  const { name = '', params = {}, message } = options ?? {};
  const limit = LIMITS[name];
  if (!limit) throw new Error(`A painted form can't check the rule "${name}"`);
  const limits = limit(params);
  const given: unknown =
    typeof message === 'function' ? message({ ...params, path: '', value: '', originalValue: '', label: '' }) : message;
  if (!limits) return [];
  return [{ ...limits, sentence: isMessage(given) ? say(given) : filled(String(given)) }];
}
