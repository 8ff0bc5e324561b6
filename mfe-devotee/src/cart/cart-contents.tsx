import type { Cart, CartOrder } from '@sannidhi/contracts';
import { styled, useAddress } from '@sannidhi/kit';
import { useRef } from 'react';
import { CartCheckout } from './cart-checkout.tsx';
import { CartOrderCard } from './cart-order-card.tsx';
import type { Refusal } from './cart-refusal.tsx';
import type { PayerDraft } from './payer-draft.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.density.gap,
  alignItems: 'start',
  overflowWrap: 'anywhere',
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));
const Orders = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.density.gap,
  '&:focus': { outline: 'none' },
}));

interface CartContentsProps extends PayerDraft {
  cart: Cart;
  stale: boolean;
  onRefusal: (refusal: Refusal | undefined) => void;
}

/** The temples of the cart, and the payment of one of them. */
export function CartContents({ cart: { orders }, stale, onRefusal, ...payer }: CartContentsProps) {
  const { parameters, change } = useAddress();
  const list = useRef<HTMLDivElement>(null);
  const active = activeOrder(orders, parameters.get('order'));
  // The pressed button is gone: the keyboard goes on from the list.
  const goOn = () => list.current?.focus({ preventScroll: true });
  return (
    <Columns>
      <Orders ref={list} tabIndex={-1}>
        {orders.map((order, index) => (
          <CartOrderCard
            key={order.orderId}
            order={order}
            position={orders.length > 1 ? { position: index + 1, total: orders.length } : undefined}
            active={order === active}
            stale={stale}
            onPayFirst={() => {
              change({ order: order.orderId }, { replace: true });
              goOn();
            }}
            onRemoved={goOn}
          />
        ))}
      </Orders>
      {active && <CartCheckout key={checkoutKey(active)} {...payer} order={active} stale={stale} onRefusal={onRefusal} />}
    </Columns>
  );
}

/** The temple chosen to be paid first, else the first that takes money. */
const activeOrder = (orders: readonly CartOrder[], chosen: string | null): CartOrder | undefined =>
  orders.find(({ orderId }) => orderId === chosen) ?? orders.find(({ accepting }) => accepting) ?? orders[0];

/** Another form for other changes: what was acknowledged holds for what was shown then. */
const checkoutKey = ({ orderId, lines }: CartOrder): string =>
  JSON.stringify([orderId, lines.map(({ id, was, amountCents, occasion }) => was && [id, amountCents, occasion?.startsAt])]);
