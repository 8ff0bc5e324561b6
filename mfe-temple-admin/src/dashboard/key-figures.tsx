import { donationEndpoints } from '@sannidhi/contracts';
import { Figure, Figures, formatCents, formatCount, formatShortDate, ScreenStates, Skeletons, useRead } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { type DateRange, monthToDate, yearBefore } from '../office/temple-time.ts';
import { useTemple } from '../office/use-temple.ts';
import { changeSince } from './change-since.ts';

/** Gifts of the month so far beside the same days a year before, today's, and what is not settled. */
export function KeyFigures() {
  const text = useOfficeText();
  const { today } = useTemple();
  const month = monthToDate(today);
  const before = yearBefore(month);
  const now = useRead(donationEndpoints.summary, { query: month });
  const then = useRead(donationEndpoints.summary, { query: before });
  const day = useRead(donationEndpoints.summary, { query: { from: today, to: today } });
  const all = useRead(donationEndpoints.summary);
  return (
    <section aria-label={text('dashboard.figures')}>
      <ScreenStates query={now} loading={<Skeletons rows={1} height={92} />}>
        {(data) => (
          <Figures>
            <Figure
              label={text('dashboard.figure.month')}
              value={formatCents(data.sumCents)}
              note={then.data && comparison(data.sumCents, then.data.sumCents, rangeInWords(before), text)}
            />
            <Figure
              label={text('dashboard.figure.monthCount')}
              value={formatCount(data.count)}
              note={
                then.data && text('dashboard.figure.monthCountSame', { count: formatCount(then.data.count), days: rangeInWords(before) })
              }
            />
            <Figure
              label={text('dashboard.figure.today')}
              value={day.data ? formatCents(day.data.sumCents) : '–'}
              note={day.data && text('dashboard.figure.todayCount', { count: day.data.count })}
            />
            <Figure
              label={text('dashboard.figure.toCheck')}
              value={all.data ? formatCount(all.data.views['to-check']) : '–'}
              note={all.data && text(all.data.views['to-check'] === 0 ? 'dashboard.figure.toCheckNone' : 'dashboard.figure.toCheckSome')}
            />
          </Figures>
        )}
      </ScreenStates>
    </section>
  );
}

/** "12.4% more than on Nov 1 – 20, 2025". */
function comparison(nowCents: number, thenCents: number, days: string, text: ReturnType<typeof useOfficeText>): string {
  const change = changeSince(nowCents, thenCents);
  if (change.kind === 'nothing-before') return text('dashboard.figure.monthNoComparison', { days });
  if (change.kind === 'same') return text('dashboard.figure.monthSame', { days });
  return text(change.kind === 'more' ? 'dashboard.figure.monthUp' : 'dashboard.figure.monthDown', { percent: change.percent, days });
}

const rangeInWords = ({ from, to }: DateRange): string => `${formatShortDate(from)} – ${formatShortDate(to)}, ${to.slice(0, 4)}`;
