import type { ComparedSum, OfficeCards } from '@sannidhi/contracts';
import { Figure, Figures, formatCents, formatCount, formatShortDate, ScreenStates, Skeletons } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { changeSince } from './change-since.ts';
import { useCard } from './use-card.ts';

/** Today's gifts, and the month's and year's so far next to the same days a year earlier, and what isn't settled. */
export function KeyFigures() {
  const text = useOfficeText();
  const figures = useCard('figures');
  return (
    <section aria-label={text('dashboard.figures')}>
      <ScreenStates query={figures} failedTitle={text('dashboard.figure.failed')} loading={<Skeletons rows={1} height={92} />}>
        {(data) => <FigureRow figures={data} />}
      </ScreenStates>
    </section>
  );
}

function FigureRow({ figures: { today, month, year, toCheck } }: { figures: OfficeCards['figures'] }) {
  const text = useOfficeText();
  const sameDay = formatCents(today.before.sumCents);
  return (
    <Figures>
      <Figure
        label={text('dashboard.figure.today')}
        value={formatCents(today.sumCents)}
        note={text('dashboard.figure.todaySame', { amount: sameDay })}
      />
      <Figure label={text('dashboard.figure.month')} value={formatCents(month.sumCents)} note={comparison(month, text)} />
      <Figure label={text('dashboard.figure.year')} value={formatCents(year.sumCents)} note={comparison(year, text)} />
      <Figure
        label={text('dashboard.figure.toCheck')}
        value={formatCount(toCheck)}
        note={text(toCheck === 0 ? 'dashboard.figure.toCheckNone' : 'dashboard.figure.toCheckSome')}
      />
    </Figures>
  );
}

/** "12.4% more than Nov 1 – Nov 20, 2025". */
function comparison({ sumCents, before }: ComparedSum, text: ReturnType<typeof useOfficeText>): string {
  const change = changeSince(sumCents, before.sumCents);
  const days = `${formatShortDate(before.from)} – ${formatShortDate(before.to)}, ${before.to.slice(0, 4)}`;
  if (change.kind === 'nothing-before') return text('dashboard.figure.nothingBefore', { days });
  if (change.kind === 'same') return text('dashboard.figure.same', { days });
  return text(change.kind === 'more' ? 'dashboard.figure.up' : 'dashboard.figure.down', { percent: change.percent, days });
}
