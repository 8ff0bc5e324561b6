import { templeEndpoints } from '@sannidhi/contracts';
import { formatDate, Page, PageHeader, styled, useRead, useSession } from '@sannidhi/kit';
import { lazy, Suspense } from 'react';
import { NextPoojaCard } from '../bookings/next-pooja-card.tsx';
import { GivingCard } from '../dashboard/giving-card.tsx';
import { HomeTempleCard } from '../dashboard/home-temple-card.tsx';
import { LatestReceipts } from '../dashboard/latest-receipts.tsx';
import { TodayCard } from '../dashboard/today-card.tsx';
import { useHomeYear } from '../dashboard/use-home-year.ts';
import { OpeningsCard } from '../openings/openings-card.tsx';
import { NextEventCard } from '../tickets/next-event-card.tsx';
import { useTexts } from '../use-texts.ts';
import { NextShiftCard } from '../volunteering/next-shift-card.tsx';

/** For the first minutes of an account: everybody else is spared its code. */
const VerifyBanner = lazy(async () => ({ default: (await import('../account/verify-banner.tsx')).VerifyBanner }));

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.density.gap }));
const Columns = styled(Stack)({
  alignItems: 'start',
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

/** The devotee's first page: the day, the home temple, what is next, this year's giving and its receipts. */
function Dashboard() {
  const text = useTexts();
  const { user } = useSession();
  const saved = useRead(templeEndpoints.saved);
  const home = saved.data?.find((temple) => temple.home);
  const date = formatDate(new Date(), { timeZone: home?.timeZone, weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return (
    <Page>
      <PageHeader
        title={text('dashboard.greeting', { name: user?.fullName.split(' ')[0] ?? '' })}
        lead={home ? text('dashboard.inPlace', { date, city: home.city, state: home.state }) : date}
      />
      {user?.emailVerified === false && (
        <Suspense fallback={null}>
          <VerifyBanner />
        </Suspense>
      )}
      <TodayCard />
      <Columns>
        <Stack>
          <HomeTempleCard />
          <NextPoojaCard />
          <NextEventCard />
          <NextShiftCard />
          <OpeningsCard />
          <LatestReceipts />
        </Stack>
        <GivingCard year={useHomeYear()} />
      </Columns>
    </Page>
  );
}

export { Dashboard as Screen };
