import type { Language } from '@sannidhi/contracts';

/** A sentence's end, perhaps before a quotation mark or a parenthesis. */
const ENDS = /[.!?…।॥]["”’')]?$/;

/** What somebody typed as a sentence between others of a language: it ends with a full stop (in Hindi a danda) if it has no end of its own. */
export function typedSentence(typed: string, language: Language = 'en'): string {
  const text = typed.trim();
  return ENDS.test(text) ? text : `${text}${language === 'hi' ? '।' : '.'}`;
}
