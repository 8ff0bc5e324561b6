import { priestAssignmentEndpoints, priestEndpoints, type StaffedSlot } from '@sannidhi/contracts';
import { Card, EmptyState, ListedRecord, Page, ScreenStates, SidePanel, useAddress, usePanel, useRead, WithPanel } from '@sannidhi/kit';
import { useServiceTime } from '../assignments/use-service-time.ts';
import { useOfficeText } from '../office/namespace.ts';
import { addDays } from '../office/temple-time.ts';
import { useTemple } from '../office/use-temple.ts';
import { CalendarBoard } from './calendar-board.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { CalendarService } from './calendar-service.tsx';
import { GROUPINGS, type Grouping, type Lane } from './lanes.ts';
import { Legend } from './legend.tsx';
import { useLanes } from './use-lanes.ts';

const WEEK = 7;

/** A day by priest or by hall, or a week: every service, who performs it, and where somebody is missing. */
export function CalendarView() {
  const text = useOfficeText('poojaCalendar');
  const { parameters } = useAddress();
  const { today } = useTemple();
  const panel = usePanel('service');
  const when = useServiceTime();
  const date = parameters.get('date') ?? today;
  const by = GROUPINGS.find((each) => each === parameters.get('by')) ?? 'priest';
  const query = spanOf(date, by);
  const staffed = useRead(priestAssignmentEndpoints.staffed, { query, keepPrevious: true });
  const shown = staffed.data?.filter((slot) => slot.date >= query.from && slot.date <= query.to);
  const record = (
    <ListedRecord panel={panel} rows={shown} name={({ service }) => service}>
      {(slot) => (
        <SidePanel key={slot.id} title={slot.service} subtitle={`${when(slot)}${slot.place && `, ${slot.place}`}`} onClose={panel.close}>
          <CalendarService slot={slot} />
        </SidePanel>
      )}
    </ListedRecord>
  );
  return (
    <WithPanel panel={record}>
      <Page>
        <CalendarHead date={date} by={by} span={query} />
        <ScreenStates
          query={staffed}
          failedTitle={text('failed')}
          isEmpty={(slots) => slots.length === 0}
          empty={<EmptyState title={text(by === 'week' ? 'emptyWeek' : 'emptyDay')}>{text('emptyMore')}</EmptyState>}
        >
          {(slots) => <Grid slots={slots} by={by} from={query.from} openId={panel.id} onOpen={panel.open} />}
        </ScreenStates>
      </Page>
    </WithPanel>
  );
}

interface GridProps {
  slots: readonly StaffedSlot[];
  by: Grouping;
  from: string;
  openId: string | undefined;
  onOpen: (slotId: string) => void;
}

function Grid({ slots, by, from, ...open }: GridProps) {
  const text = useOfficeText('poojaCalendar');
  const isList = useAddress().parameters.get('as') === 'list';
  const { data: priests = [] } = useRead(priestEndpoints.list, { enabled: by === 'priest' });
  const lanes = useLanes(
    slots,
    by,
    priests,
    Array.from({ length: WEEK }, (_, day) => addDays(from, day)),
  );
  const note = ({ priest, services }: Lane) => {
    const mine = services.filter(({ state }) => state !== 'declined');
    return priest
      ? text('load', { today: hoursOf(mine.map(({ slot }) => slot)), month: priest.hoursThisMonth })
      : text('services', { count: mine.length });
  };
  return (
    <Card>
      <CalendarBoard {...open} label={text(`by.${by}`)} lanes={lanes} as={isList ? 'list' : by === 'week' ? 'days' : 'hours'} note={note} />
      <Legend />
    </Card>
  );
}

/** The day itself, or its week from Sunday on. */
function spanOf(date: string, by: Grouping): { from: string; to: string } {
  if (by !== 'week') return { from: date, to: date };
  const from = addDays(date, -new Date(date).getUTCDay());
  return { from, to: addDays(from, WEEK - 1) };
}

const hoursOf = (slots: readonly StaffedSlot[]): number =>
  Math.round(slots.reduce((sum, { startsAt, endsAt }) => sum + Date.parse(endsAt) - Date.parse(startsAt), 0) / 360_000) / 10;

export { CalendarView as Screen };
