import { type CartLine, type CartOrder, cartEndpoints } from '@sannidhi/contracts';
import { formatCents, notify, useCart, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

interface LineChanges {
  /** Asks for another amount; rejects with what the API refused. */
  change: (amountCents: number) => Promise<void>;
  /** Removes the line, with a way back; false where it couldn't be, which was said. */
  remove: () => Promise<boolean>;
  removing: boolean;
}

/** What can be done with one line of the cart. */
export function useLineChanges(line: CartLine, { slug }: CartOrder['temple']): LineChanges {
  const text = useTexts();
  const cart = useCart();
  const changeLine = useWrite(cartEndpoints.change);
  const errorSentence = useErrorSentence();
  const [removing, setRemoving] = useState(false);
  const { id, kind, item, label, amountCents } = line;
  const say = (error: unknown) => {
    notify({ kind: 'error', title: text('cart.failedChange'), body: errorSentence(error) });
    return false;
  };
  const putBack = () => void cart.add({ templeSlug: slug, kind, item, label, amountCents }).catch(say);
  const removed = () => {
    notify({ kind: 'success', title: text('cart.removed', { label }), action: { label: text('cart.undo'), onClick: putBack } });
    return true;
  };
  return {
    removing,
    change: async (cents) => {
      await changeLine.mutateAsync({ params: { lineId: id }, body: { item: { ...item, amountCents: cents } } });
      notify({ kind: 'success', title: text('cart.changed', { label, amount: formatCents(cents) }) });
    },
    remove: () => {
      setRemoving(true);
      return cart
        .remove(id)
        .then(removed, say)
        .finally(() => setRemoving(false));
    },
  };
}
