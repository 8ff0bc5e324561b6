import { filled, type LiteralName, literal, type Message, type MessageRef, orderLabelIn } from '@sannidhi/contracts';
import { useTranslation } from 'react-i18next';
import { formatCents } from '../i18n/format.ts';
import { currentLanguage, i18n } from '../i18n/i18n.ts';
import { NOUN_WORDS, nounWords } from './noun-catalogs.ts';

/** A message in the user's language, by its code; the English sentence that came with it if no catalog knows the code. */
export function messageSentence({ code, params, sentence }: Message): string {
  if (currentLanguage() === 'en') return sentence;
  const { messages, errors } = nounWords();
  const translated = messages?.[code] ?? errors?.[code];
  return translated === undefined ? sentence : filled(translated, params, { money: formatCents, language: currentLanguage() });
}

/** Messages in the user's language, for text that stays on the screen. */
export function useMessage(): (message: Message) => string {
  useTranslation(NOUN_WORDS, { i18n });
  return messageSentence;
}

/** A label from the data: translated by its code if it has one, otherwise the label itself, which may be a name. */
export const labelText = (label: string, message?: MessageRef | null): string =>
  message ? messageSentence({ ...message, sentence: label }) : label;

/** What an order is for, from its stored label: “Annadanam and 2 more” in the user's language. */
export const orderLabelText = (label: string): string => orderLabelIn(label, currentLanguage());

/** One of the specification's own sentences in the user's language. */
export const literalText = (name: LiteralName): string => messageSentence(literal(name));
