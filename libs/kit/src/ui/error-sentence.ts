import { ERRORS } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { type Text, translateSentence } from '../i18n/use-text.ts';

/**
 * What an error says to the person before the screen. The API's own sentence in English; in other languages the translation of that
 * sentence, else of its code. Without an answer of the API: that the network or the service did not respond.
 */
export function errorSentence(error: unknown, text: Text): string {
  if (!(error instanceof HttpError) || !error.api) return text(error instanceof HttpError ? 'failed.server' : 'failed.network');
  const { code, message } = error.api;
  if (currentLanguage() === 'en') return message;
  const translated = translateSentence(message);
  return translated === message && code in ERRORS ? translateSentence(ERRORS[code][1]) : translated;
}
