import type { TempleCalendar } from '@sannidhi/contracts';
import {
  Button,
  Chip,
  formatDate,
  IconAlertTriangle,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconPlus,
  PageHeader,
  Tabs,
  useSession,
} from '@sannidhi/kit';
import { memo } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { CALENDAR_PATH, SHOWN, type Shown, type Span, turned } from './calendar-span.ts';
import { useNarrow } from './use-narrow.ts';

/** An entry's id in the address for one that is being made. */
export const NEW = 'new';

/** Where the calendar's address leads; what isn't said stays, but for the open entry. */
export type CalendarPlace = Partial<Record<'date' | 'show' | 'entry', string>>;

interface CalendarHeadProps {
  date: string;
  shown: Shown;
  span: Span;
  conflicts: TempleCalendar['conflicts'];
  /** A panel has its own filled button. */
  isPanelOpen: boolean;
  /** Stays the same: what turning pages doesn't change isn't drawn again. */
  goTo: (place: CalendarPlace) => void;
}

/** The time that is shown with its neighbors, the ways to look at it, and what is in conflict. */
export function CalendarHead({ date, shown, span, conflicts, isPanelOpen, goTo }: CalendarHeadProps) {
  const text = useOfficeText('calendar');
  const { today } = useTemple();
  const [first] = conflicts;
  const turn = (by: 1 | -1) => goTo({ date: turned(date, shown, by) });
  return (
    <>
      <PageHeader
        title={useDates(date, shown, span)}
        before={<IconButton icon={IconChevronLeft} label={text('previous')} onClick={() => turn(-1)} />}
        after={<IconButton icon={IconChevronRight} label={text('next')} onClick={() => turn(1)} />}
        actions={<Actions today={today < span.from || today > span.to ? today : undefined} isPanelOpen={isPanelOpen} goTo={goTo} />}
      />
      <Row align="spread">
        <Ways shown={shown} goTo={goTo} />
        {first && (
          <Row>
            <Chip kind="error" icon={IconAlertTriangle}>
              {text('conflicts', { count: conflicts.length })}
            </Chip>
            <Button small onClick={() => goTo({ date: first.date, entry: first.entryId, show: shown === 'month' ? 'week' : shown })}>
              {text('showConflict')}
            </Button>
          </Row>
        )}
      </Row>
    </>
  );
}

/** Back to today where it isn't shown, the calendar's other pages, and a new use of a hall. */
const Actions = memo(function Actions({
  today,
  isPanelOpen,
  goTo,
}: { today: string | undefined } & Pick<CalendarHeadProps, 'isPanelOpen' | 'goTo'>) {
  const text = useOfficeText('calendar');
  const { can } = useSession();
  return (
    <>
      {today && <Button onClick={() => goTo({ date: today })}>{text('today')}</Button>}
      <Button to={`${CALENDAR_PATH}?view=places`}>{text('places.title')}</Button>
      <Button to={`${CALENDAR_PATH}?view=festivals`}>{text('festivals')}</Button>
      {can('resources:book') && (
        <Button variant={isPanelOpen ? 'secondary' : 'primary'} icon={IconPlus} onClick={() => goTo({ entry: NEW })}>
          {text('add')}
        </Button>
      )}
    </>
  );
});

const Ways = memo(function Ways({ shown, goTo }: Pick<CalendarHeadProps, 'shown' | 'goTo'>) {
  const text = useOfficeText('calendar');
  const isNarrow = useNarrow();
  // A narrow window shows a day of the week at a time.
  const ways = SHOWN.filter((way) => way !== 'week' || !isNarrow);
  return (
    <Tabs
      label={text('ways')}
      value={shown}
      onChange={(show) => goTo({ show })}
      tabs={ways.map((value) => ({ value, label: text(`way.${value}`) }))}
    />
  );
});

/** The shown time in words. */
function useDates(date: string, shown: Shown, { from, to }: Span): string {
  const text = useOfficeText('calendar');
  if (shown === 'day') return formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' });
  if (shown === 'month') return formatDate(date, { month: 'long', year: 'numeric' });
  const dayOf = (day: string) => formatDate(day, { month: 'short', day: 'numeric' });
  return text('fromTo', { from: dayOf(from), to: formatDate(to, { month: 'short', day: 'numeric', year: 'numeric' }) });
}
