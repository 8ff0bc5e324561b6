import { type PoojaService, poojaServiceEndpoints } from '@sannidhi/contracts';
import { type Column, moneyColumn, RecordListView, textColumn, useList, usePanel, useSession } from '@sannidhi/kit';
import { activeColumn } from '../office/active-column.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { PoojaForm } from './pooja-form.tsx';

/** The catalog: every pooja the temple offers, or offered. */
export function PoojasView() {
  const panel = usePanel('pooja');
  const manages = useSession().can('poojas:manage');
  return (
    <RecordListView
      texts={useOfficeText('poojas')}
      list={useList(poojaServiceEndpoints.list)}
      panel={panel}
      columns={usePoojaColumns()}
      name={({ name }) => name}
      create={manages && (() => <PoojaForm onDone={panel.close} />)}
      record={manages && ((pooja) => <PoojaForm key={pooja.id} pooja={pooja} onDone={panel.close} />)}
    />
  );
}

function usePoojaColumns(): Column<PoojaService>[] {
  const text = useOfficeText('poojas');
  return [
    textColumn('name', text('column.name'), ({ name }) => name, { phone: 'title' }),
    textColumn('deity', text('column.deity'), ({ deity }) => deity, { width: 150, low: 'on-laptops' }),
    textColumn('place', text('column.place'), ({ location, place }) => place || text(`location.${location}`), { width: 150, low: true }),
    textColumn('duration', text('column.duration'), ({ durationMinutes }) => text('minutes', { count: durationMinutes }), {
      width: 120,
      phone: 'detail',
    }),
    textColumn('places', text('column.places'), ({ capacity }) => text('families', { count: capacity }), { width: 120, low: true }),
    moneyColumn('price', text('column.price'), ({ priceCents }) => priceCents, { phone: 'value' }),
    activeColumn({ header: text('column.state'), active: text('offered'), ended: text('notOffered') }),
  ];
}

export { PoojasView as Screen };
