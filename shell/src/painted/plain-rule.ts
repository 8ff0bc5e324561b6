/** A rule of a contract's schema in a form that needs no schema to be checked. */
export interface PlainRule {
  /** What it says when it is broken, in the page's language. */
  sentence: string;
  /** Least and most characters. */
  min?: number;
  max?: number;
  /** A regular expression for a text that isn't empty. */
  pattern?: string;
}

/** The sentence of the first rule that a text breaks. */
export const brokenRule = (text: string, rules: readonly PlainRule[] = []): string | undefined =>
  rules.find((rule) => !holds(rule, text))?.sentence;

const holds = ({ min = 0, max = Number.POSITIVE_INFINITY, pattern }: PlainRule, text: string) =>
  text.length >= min && text.length <= max && (!pattern || !text || new RegExp(pattern).test(text));
