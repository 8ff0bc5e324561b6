import { donationEndpoints } from '@sannidhi/contracts';
import { Figure, Figures, formatCents, formatCount, formatShortDate, ScreenStates, Skeletons, useRead } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { addDays, type DateRange, monthToDate, yearBefore, yearToDate } from '../office/temple-time.ts';
import { useTemple } from '../office/use-temple.ts';
import { changeSince } from './change-since.ts';

/** Today's gifts, and the month's and year's so far next to the same days a year earlier, and what isn't settled. */
export function KeyFigures() {
  const text = useOfficeText();
  const { today } = useTemple();
  const lastWeek = addDays(today, -7);
  const day = useSum({ from: today, to: today });
  const sameDay = useSum({ from: lastWeek, to: lastWeek });
  const all = useRead(donationEndpoints.summary);
  return (
    <section aria-label={text('dashboard.figures')}>
      <ScreenStates query={all} loading={<Skeletons rows={1} height={92} />}>
        {(data) => (
          <Figures>
            <Figure
              label={text('dashboard.figure.today')}
              value={dollars(day)}
              note={sameDay !== undefined && text('dashboard.figure.todaySame', { amount: formatCents(sameDay) })}
            />
            <RangeFigure label={text('dashboard.figure.month')} range={monthToDate(today)} />
            <RangeFigure label={text('dashboard.figure.year')} range={yearToDate(today)} />
            <Figure
              label={text('dashboard.figure.toCheck')}
              value={formatCount(data.views['to-check'])}
              note={text(data.views['to-check'] === 0 ? 'dashboard.figure.toCheckNone' : 'dashboard.figure.toCheckSome')}
            />
          </Figures>
        )}
      </ScreenStates>
    </section>
  );
}

function RangeFigure({ label, range }: { label: string; range: DateRange }) {
  const text = useOfficeText();
  const before = yearBefore(range);
  const now = useSum(range);
  const then = useSum(before);
  const note = now !== undefined && then !== undefined && comparison(now, then, rangeInWords(before), text);
  return <Figure label={label} value={dollars(now)} note={note} />;
}

/** What the temple has kept from some days' gifts, in cents; undefined until it is known. */
const useSum = (range: DateRange): number | undefined => useRead(donationEndpoints.summary, { query: range }).data?.sumCents;

const dollars = (cents: number | undefined): string => (cents === undefined ? '–' : formatCents(cents));

/** "12.4% more than Nov 1 – Nov 20, 2025". */
function comparison(nowCents: number, thenCents: number, days: string, text: ReturnType<typeof useOfficeText>): string {
  const change = changeSince(nowCents, thenCents);
  if (change.kind === 'nothing-before') return text('dashboard.figure.nothingBefore', { days });
  if (change.kind === 'same') return text('dashboard.figure.same', { days });
  return text(change.kind === 'more' ? 'dashboard.figure.up' : 'dashboard.figure.down', { percent: change.percent, days });
}

const rangeInWords = ({ from, to }: DateRange): string => `${formatShortDate(from)} – ${formatShortDate(to)}, ${to.slice(0, 4)}`;
