import { HttpError } from '../http/http-error.ts';
import type { Text } from '../i18n/use-text.ts';
import { apiMessage, messageSentence } from '../text/message-words.ts';

/**
 * What an error says to the person before the screen, by the code of the API's message. Without an answer of the API: that the network or
 * the service did not respond.
 */
export function errorSentence(error: unknown, text: Text): string {
  if (!(error instanceof HttpError) || !error.api) return text(error instanceof HttpError ? 'failed.server' : 'failed.network');
  return messageSentence(apiMessage(error.api));
}
