import { guestEndpoints } from '@sannidhi/contracts';
import { EmptyState, HttpError, isMissing, ScreenStates, useRead } from '@sannidhi/kit';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../use-texts.ts';
import { giftEnd, isOpen, outcomeOf } from '../gift-end.ts';
import { NotPaidBody } from '../not-paid-body.tsx';
import { ProcessingBody } from '../processing-body.tsx';
import { useGiftEnd } from '../use-gift-end.ts';
import { WaitingBody } from '../waiting-body.tsx';
import { guestAuthorization, guestGiftAddress, useGuestDraft } from './guest-draft.ts';
import { GuestNotice } from './guest-notice.tsx';
import { GuestThanks } from './guest-thanks.tsx';

/** The page a guest returns to from checkout. Waits live while the payment is being confirmed; thanks only for a paid gift. */
export function GuestGiftEnd({ orderId }: { orderId: string }) {
  const text = useTexts();
  const [search] = useSearchParams();
  const [draft, change] = useGuestDraft();
  const authorization = guestAuthorization(draft);
  const query = useRead(guestEndpoints.donation, { params: { orderId }, enabled: authorization !== undefined, authorization });
  const live = useGiftEnd({
    events: guestEndpoints.donationEvents,
    orderId,
    open: query.data !== undefined && isOpen(query.data, outcomeOf(search)),
    authorization,
  });
  const gift = query.data;
  if (!authorization || (!gift && isUnknown(query.error))) return <UnknownGift />;
  if (!gift) {
    const left = outcomeOf(search) === 'left';
    return (
      <GuestNotice title={text(left ? 'titles.donate' : 'waiting.heading')}>
        <ScreenStates query={query} failedTitle={text('thanks.failed')}>
          {() => null}
        </ScreenStates>
        {query.error && !left && <p>{text('waiting.safe')}</p>}
      </GuestNotice>
    );
  }
  const end = giftEnd(gift, outcomeOf(search));
  if (end === 'thanks') return <GuestThanks gift={gift} draft={draft} change={change} authorization={authorization} />;
  if (end === 'processing') {
    return (
      <GuestNotice title={text('processing.heading')}>
        <ProcessingBody totalCents={gift.totalCents} safe={text('waiting.safe')} />
      </GuestNotice>
    );
  }
  if (end === 'waiting') {
    return (
      <GuestNotice title={text('waiting.heading')}>
        <WaitingBody totalCents={gift.totalCents} safe={text('waiting.safe')} {...live} />
      </GuestNotice>
    );
  }
  const address = guestGiftAddress(draft);
  return (
    <GuestNotice title={text(`notPaid.${end}Heading`)}>
      <NotPaidBody end={end} again={`${address}&step=code`} change={address} />
    </GuestNotice>
  );
}

/** A guest's phone verification expires on its own, and with it access to the gift. */
const isUnknown = (error: Error | null): boolean => isMissing(error) || (error instanceof HttpError && error.status === 401);

/** A gift from another browser, from long ago, or no gift at all: they look alike. */
function UnknownGift() {
  const text = useTexts();
  return (
    <GuestNotice title={text('titles.donate')}>
      <EmptyState title={text('thanks.unknownHeading')}>{text('thanks.unknown')}</EmptyState>
    </GuestNotice>
  );
}
