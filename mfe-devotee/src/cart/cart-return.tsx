import { CHECKOUT_RETURN_PATHS, donationEndpoints, type OwnDonation } from '@sannidhi/contracts';
import { Banner, Card, isMissing, Page, PageHeader, ScreenStates, styled, useCart, useRead } from '@sannidhi/kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { headingOf, UnknownGift } from '../giving/donor/donor-gift-end.tsx';
import { giftEnd, isOpen, outcomeOf } from '../giving/gift-end.ts';
import { ProcessingBody } from '../giving/processing-body.tsx';
import { useGiftEnd } from '../giving/use-gift-end.ts';
import { WaitingBody } from '../giving/waiting-body.tsx';
import { useTexts } from '../use-texts.ts';
import { BackToCart } from './back-to-cart.tsx';
import { CartBody } from './cart-body.tsx';
import { CartThanks } from './cart-thanks.tsx';
import { isAllGifts } from './paid-for.ts';
import type { PayerDraft } from './payer-draft.ts';

const Reading = styled('div')({ width: '100%', maxWidth: 680, margin: '0 auto', display: 'grid', gap: 16 });
const Next = styled('header')(({ theme }) => ({ '& h2': theme.typography.h2, '& p': { color: theme.vars.palette.text.secondary } }));

/** The page after one temple's payment: how it ended, and what is still to be paid. */
export function CartReturn({ orderId, ...payer }: PayerDraft & { orderId: string }) {
  const text = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useRead(donationEndpoints.ownOne, { params: { orderId } });
  const gift = query.data;
  const live = useGiftEnd({ events: donationEndpoints.ownEvents, orderId, open: gift !== undefined && isOpen(gift, outcomeOf(search)) });
  if (isMissing(query.error) && !gift) return <UnknownGift />;
  const end = gift && giftEnd(gift, outcomeOf(search));
  const toCart = () => {
    payer.change({ cartOrderId: '' });
    void navigate(CHECKOUT_RETURN_PATHS.cart, { replace: true });
  };
  return (
    <Page>
      <Reading>
        {end !== 'thanks' && (
          <PageHeader title={text(gift && end === 'waiting' && !isAllGifts(gift) ? 'cart.confirming' : headingOf(end ?? 'waiting'))} />
        )}
        <ScreenStates query={query} failedTitle={text('thanks.failed')}>
          {(known) => {
            if (end === 'thanks') return <CartThanks gift={known} {...payer} />;
            if (end === 'waiting' || end === 'processing') return <Underway gift={known} live={end === 'waiting' && live} />;
            return (
              <>
                <Banner kind={end === 'failed' ? 'error' : 'info'}>{text('cart.backHelp')}</Banner>
                <BackToCart orderId={orderId} primary onDone={toCart} />
              </>
            );
          }}
        </ScreenStates>
      </Reading>
      {(end === 'thanks' || end === 'waiting' || end === 'processing') && <StillInCart {...payer} />}
    </Page>
  );
}

/** Between the payment page and the money: while the provider confirms, or the bank takes its days. */
function Underway({ gift: { totalCents }, live }: { gift: OwnDonation; live: ReturnType<typeof useGiftEnd> | false }) {
  const text = useTexts();
  const safe = text('waiting.safeDonor');
  return (
    <Card>
      {live ? <WaitingBody totalCents={totalCents} safe={safe} {...live} /> : <ProcessingBody totalCents={totalCents} safe={safe} />}
    </Card>
  );
}

/** The temples that are still to be paid, the next one ready. */
function StillInCart(payer: PayerDraft) {
  const text = useTexts();
  const { cart } = useCart();
  const [next] = cart?.orders ?? [];
  if (!next) return null;
  return (
    <>
      <Next>
        <h2>{text('cart.next')}</h2>
        <p>{text('cart.nextLead', { temple: next.temple.name })}</p>
      </Next>
      <CartBody {...payer} />
    </>
  );
}
