import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../notify/notices.ts';
import { useSession } from '../session/session-store.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { mergeCart } from './merge-cart.ts';

/** Moves what was added before signing in into the account's cart, and says what couldn't be. */
export function useCartMerge(): void {
  const { user } = useSession();
  const client = useQueryClient();
  const text = useKitText();
  const sentenceOf = useErrorSentence();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person begins another merge
  useEffect(() => {
    if (!user) return;
    void mergeCart(client, user).then((refused) => {
      for (const { line, error } of refused) {
        notify({ title: text('cart.notAdded', { what: line.label }), body: sentenceOf(error), kind: 'error' });
      }
    });
  }, [client, user?.id]);
}
