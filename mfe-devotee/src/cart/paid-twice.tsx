import type { OwnDonation } from '@sannidhi/contracts';
import { Banner, Button, formatCents, PageHeader } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** All of the order was paid for before, with another payment: it goes back, and there is nothing to give thanks for. */
export function PaidTwice({ gift: { paidTwiceCents } }: { gift: OwnDonation }) {
  const text = useTexts();
  return (
    <>
      <PageHeader title={text('cart.twiceHeading')} />
      <Banner kind="info" action={<Button to="/receipts">{text('thanks.receipts')}</Button>}>
        {text('cart.twice', { amount: formatCents(paidTwiceCents) })}
      </Banner>
    </>
  );
}
