import { Box, Button, formatDate, IconGift, Page, PageHeader, useSession } from '@sannidhi/kit';
import { RECORD_A_GIFT } from '../donations/record-a-gift.ts';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { BooksCard } from './books-card.tsx';
import { EventsCard } from './events-card.tsx';
import { FundsCard } from './funds-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { NeedsCard } from './needs-card.tsx';
import { PoojasCard } from './poojas-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { ShiftGapsCard } from './shift-gaps-card.tsx';
import { TodayCard } from './today-card.tsx';

/** Work on the left, figures in a narrower column next to it; stacked if there is no room. */
const GRID = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' } } as const;

/** The office's start page: what came in, what needs attention, whether the books agree. Each card loads and fails on its own. */
function DashboardScreen() {
  const text = useOfficeText();
  const temple = useTemple();
  const { can } = useSession();
  return (
    <Page>
      <PageHeader
        title={formatDate(temple.today, { weekday: 'long', month: 'long', day: 'numeric' })}
        lead={text('dashboard.intro', { temple: temple.name, city: temple.city, state: temple.state, zone: temple.zoneName })}
        actions={
          can('donations:record') && (
            <Button variant="primary" icon={IconGift} to={RECORD_A_GIFT}>
              {text('dashboard.record')}
            </Button>
          )
        }
      />
      {can('donations:read') && <KeyFigures />}
      <Box sx={GRID}>
        <NeedsCard />
        {can('ledger:read') && <BooksCard />}
        {can('donations:read') && <TodayCard />}
        {can('bookings:read') && <PoojasCard />}
        {can('bookings:read') && <RequestsCard />}
        {can('events:read') && <EventsCard />}
        {can('volunteers:read') && <ShiftGapsCard />}
        {can('donations:read') && <FundsCard />}
      </Box>
    </Page>
  );
}

export { DashboardScreen as Screen };
