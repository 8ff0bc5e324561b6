import { CHECKOUT_RETURN_PATHS, type OwnPoojaRequest, type RequestPart } from '@sannidhi/contracts';
import { notify, useCart, useErrorSentence } from '@sannidhi/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';

interface PayRequest {
  /** Puts a part of the quote into the cart and goes there; deposit and whole with the number of the chosen date. */
  pay: (part: RequestPart, choice?: number) => Promise<void>;
  busy: boolean;
}

/** Pays parts of a quote through the cart; what is refused is said. */
export function usePayRequest({ id, quote, temple, title }: OwnPoojaRequest): PayRequest {
  const text = useTexts();
  const navigate = useNavigate();
  const sentence = useErrorSentence();
  const { add } = useCart();
  const [busy, setBusy] = useState(false);
  const pay = async (part: RequestPart, choice = 0) => {
    setBusy(true);
    const item = { requestId: id, version: quote?.version ?? 1, part, choice };
    // The server prices the line.
    await add({ templeSlug: temple.slug, kind: 'request', item, label: title, amountCents: 0 })
      .then(
        () => void navigate(CHECKOUT_RETURN_PATHS.cart),
        (error: unknown) => notify({ kind: 'error', title: text('bookings.notSaved'), body: sentence(error) }),
      )
      .finally(() => setBusy(false));
  };
  return { pay, busy };
}
