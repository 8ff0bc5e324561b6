import { type Cart, type CartLine, cartEndpoints } from '@sannidhi/contracts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { useSession } from '../session/session-store.ts';
import { type BrowserCartLine, browserCart, forgetInBrowser, keepInBrowser, type NewCartLine } from './browser-cart.ts';
import { newLineId } from './line-id.ts';
import { useCartMerge } from './use-cart-merge.ts';

/** A line of the cart, from the account or kept in this browser. */
export type CartEntry = Pick<CartLine, 'id' | 'kind' | 'item' | 'label' | 'amountCents'> & { templeSlug: string };

export interface CartHandle {
  /** Every line, signed in or not. */
  lines: readonly CartEntry[];
  count: number;
  /** The account's cart at today's prices, by temple; undefined while it loads and for who isn't a devotee. */
  cart: Cart | undefined;
  /** Why the account's cart can't be shown. */
  error: Error | null;
  /** Adds a line and answers its id. Rejects with what the server refused (`place-gone`, `not-for-sale`, `cart-full`); see `useErrorSentence`. */
  add(line: NewCartLine): Promise<string>;
  /** Rejects where the account's cart couldn't be changed. */
  remove(lineId: string): Promise<void>;
}

/**
 * The cart, for any page: a count in the header, an add button, the cart itself. Signed out, lines are kept in this browser; they move into
 * the account's cart as soon as its devotee is signed in.
 */
export function useCart(): CartHandle {
  const { isDonor } = useSession();
  const { lines: kept } = browserCart();
  const { data: cart, error } = useRead(cartEndpoints.own, { enabled: isDonor });
  const { mutateAsync: add } = useWrite(cartEndpoints.add);
  const { mutateAsync: remove } = useWrite(cartEndpoints.remove);
  useCartMerge();
  const lines = [...entriesOf(cart), ...kept.map(entryOf)];
  return {
    lines,
    count: lines.length,
    cart,
    error,
    async add(line) {
      const id = newLineId();
      const { templeSlug, kind, item } = line;
      if (isDonor) await add({ body: { lineId: id, templeSlug, kind, item } });
      else keepInBrowser({ ...line, id });
      return id;
    },
    async remove(lineId) {
      if (kept.some(({ id }) => id === lineId)) forgetInBrowser(lineId);
      else await remove({ params: { lineId } });
    },
  };
}

const entriesOf = (cart: Cart | undefined): CartEntry[] =>
  (cart?.orders ?? []).flatMap(({ temple, lines }) =>
    lines.map(({ id, kind, item, label, amountCents }) => ({ id, kind, item, label, amountCents, templeSlug: temple.slug })),
  );

const entryOf = ({ id, kind, item, label, amountCents, templeSlug }: BrowserCartLine): CartEntry => ({
  id,
  kind,
  item,
  label,
  amountCents,
  templeSlug,
});
