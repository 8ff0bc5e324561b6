import { type GuestDonation, guestEndpoints } from '@sannidhi/contracts';
import { addressOf, Banner, Button, Card, formatCents, IconFileDownload } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useDownload } from '../../use-download.ts';
import { useTexts } from '../../use-texts.ts';
import { GiftFacts } from '../gift-facts.tsx';
import { ThanksHead } from '../thanks-head.tsx';
import { BetweenRow } from './between-row.ts';
import { type ChangeDraft, type GuestDraft, guestGiftAddress } from './guest-draft.ts';
import { GuestBody, GuestStage } from './guest-frame.tsx';
import { ReceiptName } from './receipt-name.tsx';

interface GuestThanksProps {
  gift: GuestDonation;
  draft: GuestDraft;
  change: ChangeDraft;
  authorization: string;
}

/** Step 4: thanks, the receipt's facts, its PDF, and a way to put a name on it. */
export function GuestThanks({ gift, draft, change, authorization }: GuestThanksProps) {
  const text = useTexts();
  const receipt = useGuestReceipt(gift, authorization);
  return (
    <GuestStage>
      <ThanksHead
        totalCents={gift.totalCents}
        fresh={draft.celebratedGiftId !== gift.id}
        onCelebrated={() => change({ celebratedGiftId: gift.id })}
      />
      <GuestBody>
        {gift.refundedCents > 0 && <Banner kind="info">{text('thanks.refunded', { amount: formatCents(gift.refundedCents) })}</Banner>}
        <Card>
          <GiftFacts gift={gift} />
        </Card>
        <Button
          variant="primary"
          wide
          icon={IconFileDownload}
          busy={receipt.busy && text('thanks.pdfBusy')}
          disabled={!gift.receipt}
          onClick={receipt.get}
        >
          {text('thanks.pdf')}
        </Button>
        <ReceiptName gift={gift} email={draft.email} authorization={authorization} />
        <BetweenRow>
          <Link to={guestGiftAddress(draft)}>{text('thanks.giveAgain')}</Link>
          <Link to="/register">{text('thanks.keep')}</Link>
        </BetweenRow>
      </GuestBody>
    </GuestStage>
  );
}

/** The guest's receipt as a file: `get` fetches it with the guest's own proof. */
function useGuestReceipt({ id, receipt }: GuestDonation, authorization: string): { busy: boolean; get: () => void } {
  const { busy, start } = useDownload(authorization);
  const address = addressOf(guestEndpoints.receiptPdf.path, { orderId: id });
  return { busy, get: () => start(address, `${receipt?.number ?? 'receipt'}.pdf`) };
}
