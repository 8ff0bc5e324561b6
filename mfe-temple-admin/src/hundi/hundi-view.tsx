import { counterEndpoints, type HundiCount } from '@sannidhi/contracts';
import { type Column, moneyColumn, RecordListView, textColumn, useList, usePanel, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { HundiFacts } from './hundi-facts.tsx';
import { HundiForm } from './hundi-form.tsx';

/** Hundi counts: the list, one count, and the form that records the next. */
export function HundiView() {
  const text = useOfficeText('hundi');
  const panel = usePanel('count');
  const { can } = useSession();
  return (
    <RecordListView
      texts={text}
      list={useList(counterEndpoints.hundiCounts)}
      panel={panel}
      columns={useHundiColumns()}
      name={({ number, hundi }) => text('name', { number, hundi })}
      create={can('hundi:count') && (() => <HundiForm onDone={panel.close} />)}
      record={(count) => <HundiFacts count={count} />}
      about={({ number }) => ({ title: text('panel', { number }) })}
    />
  );
}

function useHundiColumns(): Column<HundiCount>[] {
  const text = useOfficeText('hundi');
  const moments = useMoments();
  return [
    textColumn('count', text('column.count'), ({ number, hundi }) => text('name', { number, hundi }), { phone: 'title' }),
    textColumn('counted', text('column.counted'), ({ countedOn }) => moments.day(countedOn), { width: 120, phone: 'detail' }),
    textColumn('fund', text('column.fund'), ({ fund }) => fund.name, { phone: 'detail' }),
    textColumn('by', text('column.by'), ({ counters }) => counters.join(', '), { low: true }),
    moneyColumn('difference', text('column.difference'), ({ discrepancyCents }) => discrepancyCents, { low: true }),
    moneyColumn('total', text('column.total'), ({ totalCents }) => totalCents, { phone: 'value' }),
  ];
}

export { HundiView as Screen };
