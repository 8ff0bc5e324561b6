import { type EventAttention, type EventDateFigures, type EventSummary, eventFigureEndpoints } from '@sannidhi/contracts';
import {
  BarChart,
  Card,
  Figure,
  Figures,
  formatCents,
  formatCount,
  formatDate,
  ScreenStates,
  Skeletons,
  Stack,
  styled,
  useRead,
} from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { attentionPath } from './date-paths.ts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', justifyContent: 'space-between', padding: '10px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& span': { color: theme.vars.palette.text.secondary },
}));
const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.density.gap,
  alignItems: 'start',
  '@media (min-width:1100px)': { '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}));

/** What is ahead, who waits, who didn't come, the dates that need the office, and the money of the last twelve months. */
export function EventGlance() {
  const text = useOfficeText('eventFigures');
  const summary = useRead(eventFigureEndpoints.summary);
  return (
    <ScreenStates query={summary} failedTitle={text('failed')} loading={<Skeletons rows={1} height={92} />}>
      {(found) => (
        <Stack spacing={3}>
          <Glance summary={found} />
          <Halves>
            {found.attention.length > 0 && <Attention summary={found} />}
            {found.months.some(({ receivedCents }) => receivedCents > 0) && <Months summary={found} />}
          </Halves>
        </Stack>
      )}
    </ScreenStates>
  );
}

function Glance({ summary: { ahead, waiting, toApprove, doors } }: { summary: EventSummary }) {
  const text = useOfficeText('eventFigures');
  const missing = doors && doors.expected > 0 ? Math.round((100 * (doors.expected - doors.arrived)) / doors.expected) : null;
  return (
    <section aria-label={text('glance')}>
      <Figures>
        <Figure label={text('figure.people')} value={formatCount(ahead.sold)} note={text('figure.dates', { count: ahead.dates })} />
        <Figure label={text('figure.received')} value={formatCents(ahead.receivedCents)} note={text('figure.receivedNote')} />
        <Figure label={text('figure.waiting')} value={formatCount(waiting)} note={text('figure.toApprove', { count: toApprove })} />
        <Figure
          label={text('figure.missing')}
          value={missing === null ? '–' : text('figure.percent', { percent: missing })}
          note={doors ? text('figure.missingOf', { ...doors, missing: doors.expected - doors.arrived }) : text('figure.noDoors')}
        />
      </Figures>
    </section>
  );
}

function Attention({ summary: { attention } }: { summary: EventSummary }) {
  const text = useOfficeText('eventFigures');
  const moments = useMoments();
  return (
    <Card title={text('attention.title')}>
      <List>
        {attention.map(({ date, why }) => (
          <li key={date.id}>
            <Link to={attentionPath(date, why)}>{`${date.title}, ${moments.relative(date.startsAt)}`}</Link>
            <span>{why.map((each) => text(`attention.${each}`, countsOf(date, each))).join(' · ')}</span>
          </li>
        ))}
      </List>
    </Card>
  );
}

const countsOf = ({ sold, capacity, waiting, toApprove }: EventDateFigures, why: EventAttention) => ({
  sold,
  capacity: capacity ?? 0,
  count: why === 'full' ? waiting : toApprove,
});

function Months({ summary: { months } }: { summary: EventSummary }) {
  const text = useOfficeText('eventFigures');
  const cents = months.reduce((sum, { receivedCents }) => sum + receivedCents, 0);
  return (
    <Card>
      <BarChart
        title={text('months.title')}
        summary={text('months.sentence', { amount: formatCents(cents) })}
        labels={months.map(({ month }) => formatDate(`${month}-01`, { month: 'short', year: '2-digit' }))}
        series={[{ name: text('column.received'), values: months.map(({ receivedCents }) => Math.max(0, receivedCents)) }]}
      />
    </Card>
  );
}
