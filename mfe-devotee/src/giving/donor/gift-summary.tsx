import type { FundPublic } from '@sannidhi/contracts';
import { Button, IconShoppingCart, styled, useFormValues, useSession } from '@sannidhi/kit';
import type { RefObject } from 'react';
import { useTexts } from '../../use-texts.ts';
import { taxedLines } from '../gift-cost.ts';
import type { DonorGiftValues } from './donor-draft.ts';
import { PaySummary } from './pay-summary.tsx';

const REGULARLY = { pay: 'plans.form.start', payPlain: 'plans.form.startPlain', total: 'plans.form.each' };

const Side = styled('div')({ '@media (min-width:900px)': { position: 'sticky', top: 88 } });

/** Which of the form's two buttons was pressed. */
export type GiftWish = 'pay' | 'cart';

interface GiftSummaryProps {
  payee: string;
  funds: readonly FundPublic[];
  wish: RefObject<GiftWish>;
}

/** What the gift comes to, with the ways to pay for it now or together with others. */
export function GiftSummary({ payee, funds, wish }: GiftSummaryProps) {
  const text = useTexts();
  const { user } = useSession();
  const { lines, repeats, cardId } = useFormValues<DonorGiftValues>();
  const giftCents = lines.reduce((sum, { amountCents }) => sum + (amountCents || 0), 0);
  const wishFor = (wanted: GiftWish) => () => {
    wish.current = wanted;
  };
  return (
    // Enter in a field presses the first button, which is to pay.
    <Side onClickCapture={wishFor('pay')}>
      <PaySummary
        {...(repeats === 'regularly' ? { words: { ...REGULARLY, next: cardId ? 'plans.form.thenCharged' : 'plans.form.thenCard' } } : {})}
        payee={payee}
        giftCents={giftCents}
        lines={taxedLines(funds, lines)}
        blocked={!user?.emailVerified && text('donor.unverifiedHeading')}
      >
        {repeats === 'once' && (
          <Button type="submit" wide icon={IconShoppingCart} onClick={wishFor('cart')}>
            {text('cart.add')}
          </Button>
        )}
      </PaySummary>
    </Side>
  );
}
