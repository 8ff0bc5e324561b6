import { type PriestAssignment, priestAssignmentEndpoints, priestCalendarEndpoints, priestEndpoints } from '@sannidhi/contracts';
import {
  CalendarLinkCard,
  Card,
  dateIn,
  EmptyState,
  formatDate,
  formatTime,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  Page,
  PageHeader,
  ScreenStates,
  StatusChip,
  styled,
  useAddress,
  useRead,
  useText,
} from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { dateAfter } from '../day/kept-days.ts';
import { PriestTabs } from '../day/priest-tabs.tsx';

const DAYS = 7;
/** More than a priest performs in a week. */
const MOST = 100;
const List = styled('ul')(({ theme }) => ({
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', minHeight: 56, padding: '8px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& li > strong': { flex: '0 0 5.4em' },
  '& li > a': { flex: '1 1 12rem', padding: '6px 0', overflowWrap: 'anywhere' },
}));

/** Seven days of services at all temples, offers included; each leads to its day. */
function WeekScreen() {
  const text = useText('mfe-priest');
  const { parameters, change } = useAddress();
  const asked = parameters.get('from');
  const profile = useRead(priestEndpoints.profile, { enabled: asked === null });
  // The week begins today at the temple; where that can't be asked, on the device.
  const from = asked ?? dateIn(profile.data?.temples[0]?.timeZone);
  const to = dateAfter(from, DAYS - 1);
  const query = useRead(priestAssignmentEndpoints.own, { query: { from, to, limit: MOST }, enabled: asked !== null || !profile.isPending });
  const go = (days: number) => change({ from: dateAfter(from, days) });
  const span = `${formatDate(from, { month: 'short', day: 'numeric' })} – ${formatDate(to, { month: 'short', day: 'numeric' })}`;
  return (
    <Page>
      <PageHeader
        title={span}
        before={<IconButton icon={IconChevronLeft} label={text('week.previous')} onClick={() => go(-DAYS)} />}
        after={<IconButton icon={IconChevronRight} label={text('week.next')} onClick={() => go(DAYS)} />}
      />
      <PriestTabs timeZone={profile.data?.temples[0]?.timeZone} />
      <ScreenStates
        query={query}
        failedTitle={text('week.failed')}
        isEmpty={({ items }) => daysOf(items.filter(isLive), from, to).length === 0}
        empty={<EmptyState title={text('week.empty')}>{text('week.emptyMore')}</EmptyState>}
      >
        {({ items }) =>
          daysOf(items.filter(isLive), from, to).map(([date, services]) => <WeekDay key={date} date={date} services={services} />)
        }
      </ScreenStates>
      <CalendarLinkCard title={text('week.calendar.title')} help={text('week.calendar.help')} endpoints={priestCalendarEndpoints} />
    </Page>
  );
}

function WeekDay({ date, services }: { date: string; services: readonly PriestAssignment[] }) {
  const text = useText('mfe-priest');
  return (
    <Card title={formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' })}>
      <List>
        {services.map(({ id, slotId, state, startsAt, service, temple, place, families }) => (
          <li key={id}>
            <strong>{formatTime(startsAt, { timeZone: temple.timeZone })}</strong>
            <Link to={`/priest/dashboard?date=${date}${slotId ? `&service=${slotId}` : ''}`}>
              {[service, place, temple.name].filter(Boolean).join(', ')}
            </Link>
            <span>{text('day.families', { count: families })}</span>
            <StatusChip of="priest-assignment" state={state} />
          </li>
        ))}
      </List>
    </Card>
  );
}

const isLive = ({ state }: PriestAssignment): boolean => state === 'offered' || state === 'accepted' || state === 'completed';

/** Services of a span by their temple's date, in order. */
function daysOf(services: readonly PriestAssignment[], from: string, to: string): [string, PriestAssignment[]][] {
  const days = new Map<string, PriestAssignment[]>();
  for (const service of services) {
    const date = dateIn(service.temple.timeZone, Date.parse(service.startsAt));
    // The server answers for every zone; the day after may be among them.
    if (date < from || date > to) continue;
    days.set(date, [...(days.get(date) ?? []), service]);
  }
  return [...days];
}

export { WeekScreen as Screen };
