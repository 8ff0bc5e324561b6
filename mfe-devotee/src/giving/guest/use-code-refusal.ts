import { HttpError, useErrorSentence } from '@sannidhi/kit';
import { useTexts } from '../../use-texts.ts';
import type { ChangeDraft, GuestDraft } from './guest-draft.ts';

/**
 * Runs an attempt with a code. A refusal becomes the code field's own error, with the remaining attempts; a proof the API no longer accepts
 * is dropped, so that the code is requested again. Anything else fails as usual.
 */
export function useCodeRefusal(draft: GuestDraft, change: ChangeDraft): (attempt: Promise<void>) => Promise<void> {
  const text = useTexts();
  const errorSentence = useErrorSentence();

  const wrong = (error: HttpError): string => {
    const triesLeft = Math.max(0, (draft.sentCode?.triesLeft ?? 1) - 1);
    if (draft.sentCode) change({ sentCode: { ...draft.sentCode, triesLeft } });
    return triesLeft ? `${errorSentence(error)} ${text('code.triesLeft', { count: triesLeft })}` : text('code.noTriesLeft');
  };
  return async (attempt) => {
    try {
      await attempt;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const code = error.api?.code;
      if (code === 'guest-session-required') change({ proof: null });
      if (code === 'phone-code-wrong') throw blaming(error, wrong(error));
      if (code === 'phone-code-expired') throw blaming(error, text('code.expired'));
      throw error;
    }
  };
}

/** The same refusal, at the code's field and with this text. */
const blaming = (error: HttpError, sentence: string): HttpError =>
  new HttpError(error.status, '', JSON.stringify({ ...error.api, fields: { code: sentence } }));
