import { type Cart, cartEndpoints } from '@sannidhi/contracts';
import { useDraft, useRead, useSession } from '@sannidhi/kit';
import { useEffect } from 'react';

/** The account's cart; until it loads and where it can't be loaded, as this tab last saw it. */
export function useLastCart(): { cart: Cart | undefined; query: ReturnType<typeof useRead<typeof cartEndpoints.own>> } {
  const { user } = useSession();
  const query = useRead(cartEndpoints.own);
  const [last, keep] = useDraft<{ cart?: Cart }>(`cart-last:${user?.id ?? ''}`, {});
  const { data } = query;
  useEffect(() => {
    if (data) keep({ cart: data });
  }, [data, keep]);
  return { cart: data ?? last.cart, query };
}
