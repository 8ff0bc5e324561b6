import { type CartOrder, templeEndpoints } from '@sannidhi/contracts';
import { CheckboxField, formatCents, useFormValues, useRead, useSession } from '@sannidhi/kit';
import type { PayerValues } from '../giving/donor/donor-draft.ts';
import { PaySummary } from '../giving/donor/pay-summary.tsx';
import { giftCost } from '../giving/gift-cost.ts';
import { useTexts } from '../use-texts.ts';

/** What the form asks of a payer. `seen`: they looked at what changed since it was added. */
export type CheckoutValues = PayerValues & { seen: boolean };

interface CartSummaryProps {
  order: CartOrder;
  /** The cart can't be reached. */
  stale: boolean;
  /** Something changed since it was added. */
  changed: boolean;
}

/** Where nothing is to be paid, the button confirms. */
const FREE = { pay: 'donor.pay', payPlain: 'cart.confirm', total: 'cost.total', next: 'cart.nothingToPay' };

/** What one temple's lines come to, who pays the fees, what is deductible, and the button that leads to the payment page. */
export function CartSummary({ order, stale, changed }: CartSummaryProps) {
  const text = useTexts();
  const { user } = useSession();
  const { coverFees } = useFormValues<CheckoutValues>();
  const { data } = useRead(templeEndpoints.page, { params: { slug: order.temple.slug } });
  const { totalCents } = giftCost(order.totalCents, coverFees);
  const blocked = blockedBy(order, stale, user?.emailVerified ?? false);
  return (
    <PaySummary
      {...(order.totalCents > 0 ? {} : { words: FREE })}
      payee={data?.temple.legalName ?? order.temple.name}
      giftCents={order.totalCents}
      lines={order.lines.filter(({ available }) => available)}
      blocked={blocked && text(blocked)}
      ask={changed && <CheckboxField name="seen" label={text('cart.seen', { total: formatCents(totalCents) })} />}
    >
      {order.lines.some(({ kind }) => kind !== 'donation') && <p>{text('cart.refunds')}</p>}
    </PaySummary>
  );
}

/** The key of the sentence that says why nothing can be paid yet. */
function blockedBy({ accepting, lines }: CartOrder, stale: boolean, verified: boolean): string | false {
  if (stale) return 'cart.blockedOffline';
  if (!verified) return 'donor.unverifiedHeading';
  if (!accepting) return 'cart.blockedTemple';
  return lines.some(({ available }) => !available) && 'cart.blockedUnavailable';
}
