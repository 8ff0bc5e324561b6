import { type FestivalDate, panchangaEndpoints } from '@sannidhi/contracts';
import { Chip, type Column, formatDate, RecordListView, textColumn, useList, usePanel, useSession } from '@sannidhi/kit';
import { BackLink } from '../office/back-link.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useLunarWords } from '../plans/use-lunar-words.ts';
import { FestivalDateForm } from './festival-date-form.tsx';

/** The coming year's festivals, and the temple's own dates for them. */
export function FestivalsView() {
  const navigation = useOfficeText('navigation');
  const panel = usePanel('festival');
  const manages = useSession().can('temple:manage');
  return (
    <RecordListView<FestivalDate>
      texts={useOfficeText('festivalDates')}
      back={<BackLink to="/temple-admin/calendar">{navigation('calendar')}</BackLink>}
      list={useList(panchangaEndpoints.coming)}
      panel={panel}
      columns={useColumns()}
      name={useNames()}
      record={manages && ((festival) => <FestivalDateForm key={festival.date} festival={festival} onDone={panel.close} />)}
    />
  );
}

function useNames(): (festival: FestivalDate) => string {
  const words = useLunarWords();
  const text = useOfficeText('festivalDates');
  return ({ festivalId, tradition }) => {
    const name = words.festival(festivalId);
    return tradition === 'both' ? name : text('ofTradition', { name, tradition: text(`traditions.${tradition}`) });
  };
}

const dayOf = (date: string): string => formatDate(date, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

function useColumns(): Column<FestivalDate>[] {
  const text = useOfficeText('festivalDates');
  return [
    textColumn('date', text('column.date'), ({ date }) => dayOf(date), { width: 190, phone: 'value' }),
    textColumn('festival', text('column.festival'), useNames(), { phone: 'title' }),
    {
      key: 'own',
      header: text('column.own'),
      cell: ({ note, computedDate }) => note !== null && <Chip>{text('instead', { date: dayOf(computedDate) })}</Chip>,
      width: 260,
      phone: 'detail',
    },
    textColumn('note', text('column.note'), ({ note }) => note ?? '', { low: true }),
  ];
}

export { FestivalsView as Screen };
