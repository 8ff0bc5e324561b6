import type { GivingByFund } from '@sannidhi/contracts';
import { BarChart, Card, EmptyState, formatCents, formatShortDate, ScreenStates, Skeletons } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { chartSeries, highestWeek } from './fund-series.ts';
import { useCard } from './use-card.ts';

/** What each fund received in the last weeks, from the ledger. */
export function FundsCard() {
  const text = useOfficeText();
  const giving = useCard('givingByFund');
  return (
    <Card>
      <ScreenStates
        query={giving}
        failedTitle={text('dashboard.funds.failed')}
        loading={<Skeletons rows={5} height={36} />}
        isEmpty={({ funds }) => funds.length === 0}
        empty={
          <EmptyState plain title={text('dashboard.funds.empty')}>
            {text('dashboard.funds.emptyMore')}
          </EmptyState>
        }
      >
        {(data) => <FundsChart giving={data} />}
      </ScreenStates>
    </Card>
  );
}

function FundsChart({ giving }: { giving: GivingByFund }) {
  const text = useOfficeText();
  const highest = highestWeek(giving);
  return (
    <BarChart
      stacked
      title={text('dashboard.funds.title', { weeks: giving.weeks.length })}
      summary={text('dashboard.funds.sentence', {
        weeks: giving.weeks.length,
        week: formatShortDate(highest.week),
        amount: formatCents(highest.cents),
      })}
      labels={giving.weeks.map((week) => formatShortDate(week))}
      series={chartSeries(giving, text('dashboard.funds.other'))}
    />
  );
}
