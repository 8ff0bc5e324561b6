import { filled, type Message, type PlainRule } from '@sannidhi/contracts';

/** The element with what the sign-in form says in the page's language, written at build time. */
export const PAGE_TEXTS_ID = 'sign-in-texts';

export interface PageTexts {
  /** The rules of each field, in the order in which they are checked. */
  rules: Readonly<Record<string, readonly PlainRule[]>>;
  /** Messages by their code; none in English, whose sentences travel with the codes. */
  messages: Readonly<Record<string, string>>;
}

export function readPageTexts(): PageTexts {
  const template = document.querySelector<HTMLTemplateElement>(`#${PAGE_TEXTS_ID}`);
  return JSON.parse(template?.content.textContent || '{"rules":{},"messages":{}}') as PageTexts;
}

/**
 * A message in the page's language. One that the page doesn't have is said in the words of the error it came with (`instead`, a code), and in
 * its English sentence if the page lacks those too.
 */
export const said = ({ messages }: PageTexts, { code, params, sentence }: Message, instead = ''): string =>
  filled(messages[code] ?? messages[instead] ?? sentence, params);
