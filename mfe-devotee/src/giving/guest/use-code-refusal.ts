import { HttpError, useErrorSentence } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../../use-texts.ts';
import type { ChangeDraft, GuestDraft } from './guest-draft.ts';

interface CodeForm {
  setFieldValue: (name: string, value: string) => unknown;
}

interface CodeRefusal {
  sentence: string | undefined;
  /** Lets a try run; a refused code is cleared, counted and explained, anything else fails as usual. */
  guard: (attempt: Promise<void>, form: CodeForm) => Promise<void>;
}

/** Turns the API's refusal of a code into a sentence with the tries that are left. */
export function useCodeRefusal(draft: GuestDraft, change: ChangeDraft): CodeRefusal {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const [sentence, setSentence] = useState<string>();

  const wrong = (error: unknown): string => {
    const triesLeft = Math.max(0, (draft.sentCode?.triesLeft ?? 1) - 1);
    if (draft.sentCode) change({ sentCode: { ...draft.sentCode, triesLeft } });
    return triesLeft ? `${errorSentence(error)} ${text('code.triesLeft', { count: triesLeft })}` : text('code.noTriesLeft');
  };
  const guard = async (attempt: Promise<void>, form: CodeForm) => {
    setSentence(undefined);
    try {
      await attempt;
    } catch (error) {
      const code = error instanceof HttpError ? error.api?.code : undefined;
      if (code === 'guest-session-required' || code === 'session-required') change({ proof: null });
      if (code !== 'phone-code-wrong' && code !== 'phone-code-expired') throw error;
      setSentence(code === 'phone-code-wrong' ? wrong(error) : text('code.expired'));
      await form.setFieldValue('code', '');
      document.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
    }
  };
  return { sentence, guard };
}
