import { GIFT_MAX_CENTS, GIFT_MIN_CENTS, templeEndpoints } from '@sannidhi/contracts';
import { Button, Card, isMissing, Page, PageHeader, ScreenStates, Skeletons, useRead } from '@sannidhi/kit';
import { useLocation, useSearchParams } from 'react-router-dom';
import { VerifyBanner } from '../../account/verify-banner.tsx';
import { SuspendedTemple } from '../../temples/suspended-temple.tsx';
import { TempleRow } from '../../temples/temple-row.tsx';
import { wordedPage } from '../../temples/worded.ts';
import { useTexts } from '../../use-texts.ts';
import { ChooseDonorTemple } from './choose-donor-temple.tsx';
import { useDonorDraft } from './donor-draft.ts';
import { DonorGiftForm } from './donor-gift-form.tsx';

/**
 * The donor's form for the temple in the URL, otherwise the one started with, otherwise the home temple; with none of them a temple is
 * chosen first.
 */
export function DonorGift() {
  const [search] = useSearchParams();
  const [draft] = useDonorDraft();
  const named = search.get('temple') ?? draft.templeSlug;
  const choosing = search.has('choose');
  const saved = useRead(templeEndpoints.saved, { enabled: !named && !choosing });
  if (choosing) return <ChooseDonorTemple />;
  if (named) return <GiftTo slug={named} fundId={search.get('fund') ?? ''} amountCents={centsIn(search.get('cents'))} />;
  const home = saved.data?.find((temple) => temple.home);
  if (home) return <GiftTo slug={home.slug} fundId="" />;
  return saved.isPending ? <Looking /> : <ChooseDonorTemple />;
}

function Looking() {
  const text = useTexts();
  return (
    <Page>
      <PageHeader title={text('donor.heading')} lead={text('donor.lead')} />
      <Skeletons rows={5} />
    </Page>
  );
}

interface GiftToProps {
  slug: string;
  /** The purpose and amount to start with, from a link. */
  fundId: string;
  amountCents?: number | undefined;
}

function GiftTo({ slug, fundId, amountCents }: GiftToProps) {
  const text = useTexts();
  const { pathname } = useLocation();
  const query = useRead(templeEndpoints.page, { params: { slug } });
  if (isMissing(query.error)) return <ChooseDonorTemple unknown />;
  return (
    <Page>
      <PageHeader title={text('donor.heading')} lead={text('donor.lead')} />
      <VerifyBanner />
      <ScreenStates query={query} failedTitle={text('donor.templeFailed')}>
        {(page) => {
          const { temple, funds, takesPayments, isSuspended } = wordedPage(page);
          return (
            <>
              <ul style={{ padding: 0, listStyle: 'none' }}>
                <TempleRow temple={temple} action={<Button to={`${pathname}?choose=1`}>{text('donor.otherTemple')}</Button>} />
              </ul>
              {isSuspended && <SuspendedTemple />}
              {!isSuspended && !(takesPayments && funds.length > 0) && <Card>{text('myTemple.noPurposes')}</Card>}
              {takesPayments && funds.length > 0 && (
                <DonorGiftForm key={temple.slug} temple={temple} funds={funds} fundId={fundId} amountCents={amountCents} />
              )}
            </>
          );
        }}
      </ScreenStates>
    </Page>
  );
}

/** An amount a link names, if a gift can be that much. */
function centsIn(text: string | null): number | undefined {
  const cents = Number(text ?? Number.NaN);
  return Number.isInteger(cents) && cents >= GIFT_MIN_CENTS && cents <= GIFT_MAX_CENTS ? cents : undefined;
}
