import {
  Button,
  formatDate,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconPrinter,
  PageHeader,
  styled,
  Tabs,
  useAddress,
  useSession,
} from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { addDays } from '../office/temple-time.ts';
import { useTemple } from '../office/use-temple.ts';
import { GROUPINGS, type Grouping } from './lanes.ts';

const PATH = '/temple-admin/pooja-booking-management';

/** A phone shows the list anyway. */
const WideOnly = styled('div')({ '@media (max-width:899.95px)': { display: 'none' } });

interface CalendarHeadProps {
  date: string;
  by: Grouping;
  span: { from: string; to: string };
}

/** The day or week with its neighbors, the ways to look at it, and what is done with all of it. */
export function CalendarHead({ date, by, span: { from, to } }: CalendarHeadProps) {
  const text = useOfficeText('poojaCalendar');
  const { parameters, change } = useAddress();
  const { today } = useTemple();
  const manages = useSession().can('priests:manage');
  const isList = parameters.get('as') === 'list';
  const go = (next: string) => change({ date: next, service: undefined });
  const days = by === 'week' ? 7 : 1;
  const step = by === 'week' ? 'Week' : 'Day';
  return (
    <>
      <PageHeader
        title={text('title')}
        lead={<Dates from={from} to={to} />}
        before={<IconButton icon={IconChevronLeft} label={text(`previous${step}`)} onClick={() => go(addDays(date, -days))} />}
        after={<IconButton icon={IconChevronRight} label={text(`next${step}`)} onClick={() => go(addDays(date, days))} />}
        actions={
          <>
            {(today < from || today > to) && <Button onClick={() => go(today)}>{text('today')}</Button>}
            {manages && <Button to={`${PATH}?view=priests&from=${from}&to=${to}&service=new`}>{text('propose')}</Button>}
            <Button icon={IconPrinter} to={`${PATH}?view=sheets&date=${date}`}>
              {text('sheets')}
            </Button>
          </>
        }
      />
      <Row align="spread">
        <Tabs
          label={text('views')}
          value={by}
          onChange={(next) => change({ by: next, service: undefined })}
          tabs={GROUPINGS.map((value) => ({ value, label: text(`by.${value}`) }))}
        />
        <WideOnly>
          <Button small aria-pressed={isList} onClick={() => change({ as: isList ? undefined : 'list' }, { replace: true })}>
            {text('list')}
          </Button>
        </WideOnly>
      </Row>
    </>
  );
}

function Dates({ from, to }: { from: string; to: string }) {
  const text = useOfficeText('poojaCalendar');
  if (from === to) return formatDate(from, { weekday: 'long', month: 'long', day: 'numeric' });
  const dayOf = (date: string) => formatDate(date, { month: 'long', day: 'numeric' });
  return text('fromTo', { from: dayOf(from), to: dayOf(to) });
}
