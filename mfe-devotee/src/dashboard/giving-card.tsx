import { type GivingYear, receiptEndpoints } from '@sannidhi/contracts';
import { BarChart, Button, Card, formatCents, formatDate, ScreenStates, Skeletons, styled, type Text, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';

const Total = styled('p')(({ theme }) => ({ ...theme.typography.h1, fontVariantNumeric: 'tabular-nums lining-nums' }));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginBottom: 14 }));

/** What was given this year according to its receipts, next to last year's months. */
export function GivingCard({ year }: { year: number }) {
  const text = useTexts();
  const now = useRead(receiptEndpoints.givingYear, { params: { year } });
  const before = useRead(receiptEndpoints.givingYear, { params: { year: year - 1 } });
  return (
    <Card title={text('dashboard.givingHeading')} aside={<Link to="/receipts">{text('dashboard.receipts')}</Link>}>
      <ScreenStates query={now} failedTitle={text('dashboard.givingFailed')} loading={<Skeletons rows={5} />}>
        {(giving) => (
          <>
            <Total>{formatCents(giving.totalCents)}</Total>
            <Note>{countSentence(giving, text)}</Note>
            {giving.giftCount > 0 || before.data?.giftCount ? (
              <GivingChart year={year} now={giving} before={before.data} />
            ) : (
              <Button to="/devotee/donate">{text('dashboard.firstGift')}</Button>
            )}
          </>
        )}
      </ScreenStates>
    </Card>
  );
}

function countSentence({ giftCount, templeCount }: GivingYear, text: Text): string {
  if (giftCount === 0) return text('dashboard.noneThisYear');
  return `${text('dashboard.giftsTo', { count: giftCount })} ${text('dashboard.toTemples', { count: templeCount })}`;
}

interface GivingChartProps {
  year: number;
  now: GivingYear;
  before: GivingYear | undefined;
}

function GivingChart({ year, now, before }: GivingChartProps) {
  const text = useTexts();
  const months = now.monthCents;
  const most = Math.max(...months);
  const summary = most
    ? text('dashboard.chartSentence', { year, month: monthName(months.indexOf(most), 'long'), amount: formatCents(most) })
    : text('dashboard.chartSentenceNone', { year });
  return (
    <BarChart
      title={text(before?.giftCount ? 'dashboard.chartTitle' : 'dashboard.chartTitleOne', { year, previous: year - 1 })}
      summary={summary}
      labels={months.map((_, month) => monthName(month, 'short'))}
      series={[
        { name: String(year), values: months },
        ...(before?.giftCount ? [{ name: String(year - 1), values: before.monthCents, comparison: true }] : []),
      ]}
    />
  );
}

const monthName = (month: number, style: 'long' | 'short'): string =>
  formatDate(new Date(Date.UTC(2024, month, 15)), { timeZone: 'UTC', month: style });
