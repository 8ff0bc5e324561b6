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
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { CALENDAR_PATH, SHOWN, type Shown, type Span, turned } from './calendar-span.ts';

interface CalendarHeadProps {
  date: string;
  shown: Shown;
  span: Span;
  conflicts: TempleCalendar['conflicts'];
  onShow: (shown: Shown) => void;
  onDay: (date: string) => void;
  onConflict: (conflict: TempleCalendar['conflicts'][number]) => void;
  onAdd: () => void;
}

/** The time that is shown with its neighbors, the ways to look at it, and what is in conflict. */
export function CalendarHead({ date, shown, span, conflicts, onShow, onDay, onConflict, onAdd }: CalendarHeadProps) {
  const text = useOfficeText('calendar');
  const { today } = useTemple();
  const { can } = useSession();
  const [first] = conflicts;
  return (
    <>
      <PageHeader
        title={useDates(date, shown, span)}
        before={<IconButton icon={IconChevronLeft} label={text('previous')} onClick={() => onDay(turned(date, shown, -1))} />}
        after={<IconButton icon={IconChevronRight} label={text('next')} onClick={() => onDay(turned(date, shown, 1))} />}
        actions={
          <>
            {(today < span.from || today > span.to) && <Button onClick={() => onDay(today)}>{text('today')}</Button>}
            <Button to={`${CALENDAR_PATH}?view=places`}>{text('places.title')}</Button>
            <Button to={`${CALENDAR_PATH}?view=festivals`}>{text('festivals')}</Button>
            {can('resources:book') && (
              <Button variant="primary" icon={IconPlus} onClick={onAdd}>
                {text('add')}
              </Button>
            )}
          </>
        }
      />
      <Row align="spread">
        <Tabs
          label={text('ways')}
          value={shown}
          onChange={(next) => onShow(SHOWN.find((each) => each === next) ?? 'week')}
          tabs={SHOWN.map((value) => ({ value, label: text(`way.${value}`) }))}
        />
        {first && (
          <Row>
            <Chip icon={IconAlertTriangle}>{text('conflicts', { count: conflicts.length })}</Chip>
            <Button small onClick={() => onConflict(first)}>
              {text('showConflict')}
            </Button>
          </Row>
        )}
      </Row>
    </>
  );
}

/** The shown time in words. */
function useDates(date: string, shown: Shown, { from, to }: Span): string {
  const text = useOfficeText('calendar');
  if (shown === 'day') return formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' });
  if (shown === 'month') return formatDate(date, { month: 'long', year: 'numeric' });
  const dayOf = (day: string) => formatDate(day, { month: 'short', day: 'numeric' });
  return text('fromTo', { from: dayOf(from), to: formatDate(to, { month: 'short', day: 'numeric', year: 'numeric' }) });
}
