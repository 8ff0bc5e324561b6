import type { bookingEndpoints } from '@sannidhi/contracts';
import {
  AddButton,
  Button,
  formatDate,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  type List,
  PageHeader,
  type Panel,
  useSession,
} from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { addDays } from '../office/temple-time.ts';
import { useTemple } from '../office/use-temple.ts';

interface BookingsHeadProps {
  bookings: List<typeof bookingEndpoints.list>;
  panel: Panel;
}

/** The day with its neighbors, and the walk-in. */
export function BookingsHead({ bookings: { query, set }, panel }: BookingsHeadProps) {
  const text = useOfficeText('bookings');
  const calls = useOfficeText('familyCalls');
  const { today } = useTemple();
  const manages = useSession().can('bookings:handle');
  const day = query.from ?? today;
  const go = (date: string) => set({ from: date, to: date });
  return (
    <PageHeader
      title={text('title')}
      lead={
        <Row inline>
          <IconButton icon={IconChevronLeft} label={text('previousDay')} onClick={() => go(addDays(day, -1))} />
          {query.from && query.from === query.to
            ? formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' })
            : text('severalDays')}
          <IconButton icon={IconChevronRight} label={text('nextDay')} onClick={() => go(addDays(day, 1))} />
          {(day !== today || query.to !== today) && (
            <Button small variant="text" onClick={() => go(today)}>
              {text('today')}
            </Button>
          )}
        </Row>
      }
      actions={
        <>
          <Button to="/temple-admin/pooja-booking-management?view=calls">{calls('title')}</Button>
          {manages && <AddButton panel={panel}>{text('add')}</AddButton>}
        </>
      }
    />
  );
}
