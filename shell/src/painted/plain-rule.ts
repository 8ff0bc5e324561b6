import type { PlainRule } from '@sannidhi/contracts';

/** The sentence of the first rule that a value breaks, as text. */
export const brokenRule = (text: string, rules: readonly PlainRule[] = []): string | undefined =>
  rules.find((rule) => !(isInRange(text, rule) && holds(rule, text)))?.sentence;

const isInRange = (text: string, { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: PlainRule) =>
  text === '' || Number.isNaN(Number(text)) || (Number(text) >= least && Number(text) <= most);

const holds = ({ min = 0, max = Number.POSITIVE_INFINITY, pattern }: PlainRule, text: string) =>
  text.length >= min && text.length <= max && (!pattern || !text || new RegExp(pattern).test(text));
