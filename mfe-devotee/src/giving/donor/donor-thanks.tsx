import { type OwnDonation, receiptEndpoints } from '@sannidhi/contracts';
import { addressOf, Banner, Button, Card, formatCents, IconFileDownload, invalidateNouns, queryClient, styled } from '@sannidhi/kit';
import { bookingsOf, isAllGifts } from '../../cart/paid-for.ts';
import { PaidLines } from '../../cart/paid-lines.tsx';
import { useDownload } from '../../use-download.ts';
import { useTexts } from '../../use-texts.ts';
import { GiftFacts } from '../gift-facts.tsx';
import { ThanksHead } from '../thanks-head.tsx';
import { AFTER_GIFT, useDonorDraft } from './donor-draft.ts';

const Body = styled('div')({ display: 'grid', gap: 16, padding: '16px 24px 24px', '@media (max-width:599.95px)': { padding: 16 } });
const Answers = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' });

/** Thanks for a gift that was received, with its receipt. */
export function DonorThanks({ gift }: { gift: OwnDonation }) {
  const [draft, change] = useDonorDraft();
  const celebrated = () => {
    change({ ...AFTER_GIFT, celebratedGiftId: gift.id });
    // Cached lists and figures don’t include this gift yet.
    void invalidateNouns(queryClient, ['donation', 'receipt']);
  };
  return <ThanksCard gift={gift} fresh={draft.celebratedGiftId !== gift.id} onCelebrated={celebrated} />;
}

interface ThanksCardProps {
  gift: OwnDonation;
  /** Celebrates; false on a second look at the same gift. */
  fresh: boolean;
  onCelebrated: () => void;
  /** More is to be paid below, which is then the page's main action. */
  more?: boolean;
}

/** The thanks themselves: what was received, its receipt, and where to go next. */
export function ThanksCard({ gift, fresh, onCelebrated, more = false }: ThanksCardProps) {
  const text = useTexts();
  const { busy, link } = useDownload();
  const { receipt } = gift;
  const bookings = bookingsOf(gift);
  return (
    <Card flush>
      <ThanksHead totalCents={gift.totalCents} isPayment={!isAllGifts(gift)} fresh={fresh} onCelebrated={onCelebrated} />
      <Body>
        {gift.refundedCents > 0 && <Banner kind="info">{text('thanks.refunded', { amount: formatCents(gift.refundedCents) })}</Banner>}
        {gift.paidTwiceCents > 0 && <Banner kind="info">{text('cart.twice', { amount: formatCents(gift.paidTwiceCents) })}</Banner>}
        {!isAllGifts(gift) && <PaidLines gift={gift} />}
        <GiftFacts gift={gift} temple />
        {gift.totalCents > 0 && (
          <Button
            variant={more ? 'secondary' : 'primary'}
            wide
            icon={IconFileDownload}
            busy={busy && text('thanks.pdfBusy')}
            disabled={!receipt}
            {...(receipt && link(addressOf(receiptEndpoints.ownPdf.path, { receiptId: receipt.id }), `${receipt.number}.pdf`))}
          >
            {text('thanks.pdf')}
          </Button>
        )}
        <Answers>
          {bookings && <Button to={bookings.to}>{text('cart.bookings', { count: bookings.count })}</Button>}
          {!more && <Button to={`/devotee/donate?temple=${gift.temple.slug}`}>{text('thanks.giveAgain')}</Button>}
          <Button to="/receipts">{text('thanks.receipts')}</Button>
        </Answers>
      </Body>
    </Card>
  );
}
