import { priestAssignmentEndpoints } from '@sannidhi/contracts';
import { dateIn, Tabs, useRead, useText } from '@sannidhi/kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dateAfter } from './kept-days.ts';

const PATH = '/priest/dashboard';
const VIEWS = ['week', 'offers', 'availability', 'dakshina'] as const;

/** The pages of the priest’s portal: today, tomorrow and the week first, with the offers to answer. Days are those of the temple’s zone where it is known. */
export function PriestTabs({ timeZone }: { timeZone?: string | undefined }) {
  const text = useText('mfe-priest');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const today = dateIn(timeZone);
  const tomorrow = dateAfter(today, 1);
  const ways = {
    today: PATH,
    tomorrow: `${PATH}?date=${tomorrow}`,
    ...Object.fromEntries(VIEWS.map((view) => [view, `${PATH}?view=${view}`])),
  };
  const current = VIEWS.find((view) => view === search.get('view')) ?? dayOf(search.get('date') ?? today, today, tomorrow);
  const { data: offers } = useRead(priestAssignmentEndpoints.waiting);
  const known = Object.entries(ways);
  return (
    <Tabs
      label={text('day.views')}
      tabs={known.map(([value]) => ({
        value,
        label: text(`day.view.${value}`),
        ...(value === 'offers' && offers ? { count: offers.waiting } : {}),
      }))}
      value={current}
      onChange={(next) => void navigate(known.find(([value]) => value === next)?.[1] ?? PATH)}
    />
  );
}

/** Today and tomorrow have tabs of their own; every other day belongs to the week. */
function dayOf(date: string, today: string, tomorrow: string) {
  if (date === today) return 'today';
  return date === tomorrow ? 'tomorrow' : 'week';
}
