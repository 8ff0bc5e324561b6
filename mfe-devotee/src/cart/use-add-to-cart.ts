import { CHECKOUT_RETURN_PATHS, type FundPublic, type TemplePublic } from '@sannidhi/contracts';
import { type NewCartLine, notify, useCart, useSession } from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';

interface WantedGift {
  fundId: string;
  amountCents: number | undefined;
}

/**
 * Adds gifts to one temple to the cart, one line each, and says so with the way there. Signed out, the browser keeps them for the account.
 * The promise rejects with what the API refused.
 */
export function useAddToCart(
  { slug }: Pick<TemplePublic, 'slug'>,
  funds: readonly Pick<FundPublic, 'id' | 'name'>[],
): (gifts: readonly WantedGift[]) => Promise<void> {
  const text = useTexts();
  const navigate = useNavigate();
  const { add } = useCart();
  const { isDonor } = useSession();
  const open = { label: text('cart.open'), onClick: () => void navigate(CHECKOUT_RETURN_PATHS.cart) };
  return async (gifts) => {
    for (const { fundId, amountCents = 0 } of gifts) {
      const label = funds.find(({ id }) => id === fundId)?.name ?? '';
      const line: NewCartLine = { templeSlug: slug, kind: 'donation', item: { fundId, amountCents }, label, amountCents };
      await add(line);
    }
    notify({ kind: 'success', title: text('cart.added'), action: open, ...(isDonor ? {} : { body: text('cart.signInToPay') }) });
  };
}
