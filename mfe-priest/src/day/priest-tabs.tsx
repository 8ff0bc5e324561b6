import { priestAssignmentEndpoints } from '@sannidhi/contracts';
import { Tabs, useRead, useText } from '@sannidhi/kit';
import { useNavigate, useSearchParams } from 'react-router-dom';

const PATH = '/priest/dashboard';
const VIEWS = ['week', 'offers', 'availability', 'dakshina'] as const;

/** The pages of the priest’s portal: today, tomorrow and the week first, with the offers to answer. */
export function PriestTabs({ tomorrow }: { tomorrow?: string | undefined }) {
  const text = useText('mfe-priest');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const ways = {
    today: PATH,
    ...(tomorrow ? { tomorrow: `${PATH}?date=${tomorrow}` } : {}),
    ...Object.fromEntries(VIEWS.map((view) => [view, `${PATH}?view=${view}`])),
  };
  const current = VIEWS.find((view) => view === search.get('view')) ?? (search.get('date') ? 'tomorrow' : 'today');
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
