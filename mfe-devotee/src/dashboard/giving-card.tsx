import { receiptEndpoints, type YearStatement } from '@sannidhi/contracts';
import { BarChart, Button, Card, formatCents, formatDate, ScreenStates, Skeletons, styled, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { giftCount, givingByMonth } from './giving-months.ts';

const Total = styled('p')(({ theme }) => ({ ...theme.typography.h1, fontVariantNumeric: 'tabular-nums lining-nums' }));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginBottom: 14 }));

/** What was given this year, from its receipts, beside last year's months. */
export function GivingCard({ year }: { year: number }) {
  const text = useTexts();
  const now = useRead(receiptEndpoints.statement, { params: { year } });
  const before = useRead(receiptEndpoints.statement, { params: { year: year - 1 } });
  return (
    <Card title={text('dashboard.givingHeading')} aside={<Link to="/receipts">{text('dashboard.receipts')}</Link>}>
      <ScreenStates query={now} failedTitle={text('dashboard.givingFailed')} loading={<Skeletons rows={5} />}>
        {(statement) => (
          <>
            <Total>{formatCents(statement.totalCents)}</Total>
            <Note>{countSentence(statement, text)}</Note>
            {giftCount(statement) > 0 || giftCount(before.data) > 0 ? (
              <GivingChart year={year} now={statement} before={before.data} />
            ) : (
              <Button to="/devotee/donate">{text('dashboard.firstGift')}</Button>
            )}
          </>
        )}
      </ScreenStates>
    </Card>
  );
}

function countSentence(statement: YearStatement, text: ReturnType<typeof useTexts>): string {
  const count = giftCount(statement);
  if (count === 0) return text('dashboard.noneThisYear');
  return `${text('dashboard.giftsTo', { count })} ${text('dashboard.toTemples', { count: statement.temples.length })}`;
}

interface GivingChartProps {
  year: number;
  now: YearStatement;
  before: YearStatement | undefined;
}

function GivingChart({ year, now, before }: GivingChartProps) {
  const text = useTexts();
  const months = givingByMonth(now);
  const most = Math.max(...months);
  const summary = most
    ? text('dashboard.chartSentence', { year, month: monthName(months.indexOf(most), 'long'), amount: formatCents(most) })
    : text('dashboard.chartSentenceNone', { year });
  return (
    <BarChart
      title={text('dashboard.chartTitle', { year, previous: year - 1 })}
      summary={summary}
      labels={months.map((_, month) => monthName(month, 'short'))}
      series={[
        { name: String(year), values: months },
        { name: String(year - 1), values: givingByMonth(before), comparison: true },
      ]}
      format={formatCents}
    />
  );
}

const monthName = (month: number, style: 'long' | 'short'): string =>
  formatDate(new Date(Date.UTC(2024, month, 15)), { timeZone: 'UTC', month: style });
