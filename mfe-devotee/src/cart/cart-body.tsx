import { Banner, Button, EmptyState, ScreenStates, useCart, useOnline } from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { CartContents } from './cart-contents.tsx';
import { CartRefusal, type Refusal } from './cart-refusal.tsx';
import type { PayerDraft } from './payer-draft.ts';
import { useLastCart } from './use-last-cart.ts';
import { WaitingLines } from './waiting-lines.tsx';

/** What is in the cart in all its states. */
export function CartBody(payer: PayerDraft) {
  const text = useTexts();
  const online = useOnline();
  const { lines, remove } = useCart();
  const { cart, query } = useLastCart();
  const [refusal, setRefusal] = useState<Refusal>();
  const { error, refetch } = query;
  const stale = cart !== undefined && (!online || error !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is worth another try.
  useEffect(() => {
    if (online && error) void refetch();
  }, [online]);
  return (
    <>
      {stale && (
        <Banner
          kind="info"
          title={text(online ? 'cart.failed' : 'cart.offlineTitle')}
          action={online && <Button onClick={() => void refetch()}>{text('cart.again')}</Button>}
        >
          {text('cart.offline')}
        </Banner>
      )}
      {refusal && <CartRefusal refusal={refusal} onBack={() => setRefusal(undefined)} />}
      {stale && <WaitingLines lines={lines} known={cart} onRemove={remove} />}
      <ScreenStates
        query={{ ...query, data: cart }}
        failedTitle={text('cart.failed')}
        isEmpty={({ orders }) => orders.length === 0}
        empty={refusal || cart?.unfinished.length ? null : <EmptyCart />}
      >
        {(known) => <CartContents {...payer} cart={known} stale={stale} onRefusal={setRefusal} />}
      </ScreenStates>
    </>
  );
}

function EmptyCart() {
  const text = useTexts();
  return (
    <EmptyState
      title={text('cart.empty')}
      action={
        <Button variant="primary" to="/devotee/donate">
          {text('cart.find')}
        </Button>
      }
    >
      {text('cart.emptyHelp')}
    </EmptyState>
  );
}
