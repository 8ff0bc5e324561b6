import { HttpError } from '../http/http-error.ts';
import type { Text } from '../i18n/use-text.ts';
import { messageSentence } from '../text/message-words.ts';
import { apiMessage } from '../text/refusal-message.ts';

/**
 * An error's message to the user, by the code of the API's message. Without a response from the API: that the network or the service didn't
 * respond.
 */
export function errorSentence(error: unknown, text: Text): string {
  if (!(error instanceof HttpError) || !error.api) return text(error instanceof HttpError ? 'failed.server' : 'failed.network');
  return messageSentence(apiMessage(error.api));
}
