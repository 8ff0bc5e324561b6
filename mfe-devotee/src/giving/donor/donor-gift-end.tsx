import { donationEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, isMissing, Page, PageHeader, ScreenStates, useRead } from '@sannidhi/kit';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../use-texts.ts';
import { type GiftEnd, giftEnd, isOpen, outcomeOf } from '../gift-end.ts';
import { NotPaidBody } from '../not-paid-body.tsx';
import { ProcessingBody } from '../processing-body.tsx';
import { useGiftEnd } from '../use-gift-end.ts';
import { WaitingBody } from '../waiting-body.tsx';
import { DonorThanks } from './donor-thanks.tsx';

/** The page a donor returns to from checkout. */
export function DonorGiftEnd({ orderId }: { orderId: string }) {
  const text = useTexts();
  const [search] = useSearchParams();
  const query = useRead(donationEndpoints.ownOne, { params: { orderId } });
  const live = useGiftEnd({
    events: donationEndpoints.ownEvents,
    orderId,
    open: query.data !== undefined && isOpen(query.data, outcomeOf(search)),
  });
  if (isMissing(query.error) && !query.data) return <UnknownGift />;
  const gift = query.data;
  if (!gift) {
    const left = outcomeOf(search) === 'left';
    return (
      <Page reading>
        <PageHeader title={text(left ? 'titles.donate' : 'waiting.heading')} />
        <ScreenStates query={query} failedTitle={text('thanks.failed')}>
          {() => null}
        </ScreenStates>
        {query.error && !left && <p>{text('waiting.safeDonor')}</p>}
      </Page>
    );
  }
  const end = giftEnd(gift, outcomeOf(search));
  return (
    <Page reading>
      {end === 'thanks' ? (
        <DonorThanks gift={gift} />
      ) : (
        <>
          <PageHeader title={text(headingOf(end))} />
          {end === 'processing' ? (
            <Card>
              <ProcessingBody totalCents={gift.totalCents} safe={text('waiting.safeDonor')} />
            </Card>
          ) : end === 'waiting' ? (
            <Card>
              <WaitingBody totalCents={gift.totalCents} safe={text('waiting.safeDonor')} {...live} />
            </Card>
          ) : (
            <NotPaidBody end={end} again={`/devotee/donate?temple=${gift.temple.slug}`} />
          )}
        </>
      )}
    </Page>
  );
}

/** The heading's key for a gift that isn't paid. */
export const headingOf = (end: Exclude<GiftEnd, 'thanks'>) =>
  end === 'waiting' || end === 'processing' ? (`${end}.heading` as const) : (`notPaid.${end}Heading` as const);

/** Another account's gift, or none at all: they look alike. */
export function UnknownGift() {
  const text = useTexts();
  return (
    <Page reading>
      <PageHeader title={text('titles.donate')} />
      <EmptyState title={text('thanks.unknownHeading')} action={<Button to="/devotee/activity">{text('thanks.yourGifts')}</Button>}>
        {text('thanks.unknownDonor')}
      </EmptyState>
    </Page>
  );
}
