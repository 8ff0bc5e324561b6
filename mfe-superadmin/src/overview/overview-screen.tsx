import { type PlatformOverview, platformEndpoints } from '@sannidhi/contracts';
import {
  CardColumns,
  Figure,
  Figures,
  formatCents,
  formatCount,
  Page,
  PageHeader,
  ScreenStates,
  Skeletons,
  type Text,
  useRead,
  useText,
} from '@sannidhi/kit';
import { TemplesByState } from './temples-by-state.tsx';
import { WaitingTemples } from './waiting-temples.tsx';

/** The platform at a glance: its money, its people, what is stuck, and who is waiting. */
function OverviewScreen() {
  const text = useText('mfe-superadmin');
  const overview = useRead(platformEndpoints.overview);
  return (
    <Page>
      <PageHeader title={text('overview.title')} lead={text('overview.intro')} />
      <ScreenStates query={overview} failedTitle={text('overview.failed')} loading={<Skeletons rows={4} height={92} />}>
        {(data) => (
          <>
            <section aria-label={text('overview.figures')}>
              <KeyFigures overview={data} />
            </section>
            <CardColumns min={560}>
              <WaitingTemples temples={data.awaitingApproval} />
              <TemplesByState counts={data.templesByStatus} />
            </CardColumns>
          </>
        )}
      </ScreenStates>
    </Page>
  );
}

function KeyFigures({ overview: { gifts, accounts, outbox } }: { overview: PlatformOverview }) {
  const text = useText('mfe-superadmin');
  return (
    <Figures>
      <Figure
        label={text('overview.gifts')}
        value={formatCents(gifts.sumCents)}
        note={text('overview.giftsCount', { count: gifts.count, shown: formatCount(gifts.count) })}
      />
      <Figure label={text('overview.pending')} value={formatCount(gifts.pending)} note={text('overview.pendingMore')} />
      <Figure
        label={text('overview.donors')}
        value={formatCount(accounts.donors)}
        note={text('overview.people', { staff: formatCount(accounts.staff), count: accounts.priests })}
      />
      <Figure label={text('overview.outbox')} value={formatCount(outbox.waiting)} note={deadLetters(outbox.dead, text)} />
    </Figures>
  );
}

const deadLetters = (dead: number, text: Text): string =>
  dead === 0 ? text('overview.outboxFine') : text('overview.outboxDead', { count: dead });

export { OverviewScreen as Screen };
