import { type ApiError, filled, type LiteralName, literal, type Message, type MessageRef } from '@sannidhi/contracts';
import { useTranslation } from 'react-i18next';
import { HttpError } from '../http/http-error.ts';
import { formatCents } from '../i18n/format.ts';
import { currentLanguage, i18n } from '../i18n/i18n.ts';
import { NOUN_WORDS, nounWords } from './noun-words.ts';

/** A message in the reader's language, by its code; the English sentence that came along where no catalog knows the code. */
export function messageSentence({ code, params, sentence }: Message): string {
  if (currentLanguage() === 'en') return sentence;
  const { messages, errors } = nounWords();
  const translated = messages?.[code] ?? errors?.[code];
  return translated === undefined ? sentence : filled(translated, params, formatCents);
}

/** Messages in the reader's language, for what stays on the screen. */
export function useMessage(): (message: Message) => string {
  useTranslation(NOUN_WORDS, { i18n });
  return messageSentence;
}

/** A label of data that came with its code: by the code in the reader's language, else the label itself, which may be a name. */
export const labelText = (label: string, message?: MessageRef | null): string =>
  message ? messageSentence({ ...message, sentence: label }) : label;

/** One of the specification's own sentences in the reader's language. */
export const literalText = (name: LiteralName): string => messageSentence(literal(name));

/** What an answer of the API says about the whole, as a message. */
export const apiMessage = ({ code, message, messageCode = code, params }: ApiError): Message => ({
  code: messageCode,
  sentence: message,
  ...(params ? { params } : {}),
});

/** What the server wrote for people, or one of the specification's sentences when there is no answer of ours. */
export const refusalMessage = (error: unknown, fallback: LiteralName): Message =>
  error instanceof HttpError && error.api?.message ? apiMessage(error.api) : literal(fallback);
