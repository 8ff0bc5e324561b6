import { templeEndpoints } from '@sannidhi/contracts';
import { Card, isMissing, Page, PageHeader, ScreenStates, useRead } from '@sannidhi/kit';
import { useSearchParams } from 'react-router-dom';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { SuspendedTemple } from '../temples/suspended-temple.tsx';
import { wordedPage } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';
import { ChoosePledgeTemple } from './choose-pledge-temple.tsx';
import { OwnPledgeForm } from './own-pledge-form.tsx';

/** A pledge to the temple in the URL, otherwise to the home temple; with neither, or while that one is suspended, a temple is chosen first. */
function NewPledge() {
  const [search] = useSearchParams();
  const named = search.get('temple');
  const saved = useRead(templeEndpoints.saved, { enabled: !named });
  const slug = named ?? saved.data?.find(({ home, isSuspended }) => home && !isSuspended)?.slug;
  const text = useTexts();
  if (slug) return <PledgeTo slug={slug} />;
  if (!saved.isPending) return <ChoosePledgeTemple />;
  return (
    <Page reading>
      <PageHeader title={text('pledges.form.heading')} lead={text('pledges.form.lead')} />
      <ScreenStates query={saved} failedTitle={text('donor.templeFailed')}>
        {() => null}
      </ScreenStates>
    </Page>
  );
}

function PledgeTo({ slug }: { slug: string }) {
  const text = useTexts();
  const temple = useRead(templeEndpoints.page, { params: { slug } });
  if (isMissing(temple.error)) return <ChoosePledgeTemple />;
  return (
    <Page reading>
      <PageHeader title={text('pledges.form.heading')} lead={text('pledges.form.lead')} />
      <VerifyBanner />
      <Card>
        <ScreenStates query={temple} failedTitle={text('donor.templeFailed')}>
          {(page) =>
            page.isSuspended ? (
              <SuspendedTemple />
            ) : page.funds.length > 0 ? (
              <OwnPledgeForm {...wordedPage(page)} />
            ) : (
              <p>{text('myTemple.noPurposes')}</p>
            )
          }
        </ScreenStates>
      </Card>
    </Page>
  );
}

export { NewPledge as Screen };
