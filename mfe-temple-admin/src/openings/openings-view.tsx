import { openingEndpoints, type PoojaOpening } from '@sannidhi/contracts';
import {
  type Column,
  formatCount,
  RecordListView,
  StatusChip,
  stateColumn,
  textColumn,
  useList,
  usePanel,
  useSession,
} from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { OpeningForm } from './opening-form.tsx';
import { OpeningPanel } from './opening-panel.tsx';

/** The openings of big days: when they go on sale, and who waits. */
export function OpeningsView() {
  const panel = usePanel('opening');
  const manages = useSession().can('poojas:manage');
  return (
    <RecordListView
      texts={useOfficeText('openings')}
      list={useList(openingEndpoints.list)}
      panel={panel}
      columns={useOpeningColumns()}
      name={({ name }) => name}
      create={manages && (() => <OpeningForm onDone={panel.close} />)}
      record={(opening) => <OpeningPanel key={`${opening.id}:${opening.status}`} opening={opening} onDone={panel.close} />}
      about={({ status }) => ({ overline: <StatusChip of="pooja-opening" state={status} /> })}
    />
  );
}

function useOpeningColumns(): Column<PoojaOpening>[] {
  const text = useOfficeText('openings');
  const moments = useMoments();
  return [
    textColumn('name', text('column.name'), ({ name }) => name, { phone: 'title' }),
    textColumn('kind', text('column.kind'), ({ kind }) => text(`kind.${kind}`), { low: true, width: 110 }),
    textColumn('opensAt', text('column.opensAt'), ({ opensAt }) => moments.relative(opensAt), { phone: 'detail', width: 190 }),
    textColumn('joined', text('column.joined'), ({ joined }) => text('joined', { count: joined, shown: formatCount(joined) }), {
      phone: 'value',
      width: 130,
    }),
    textColumn('free', text('column.free'), ({ slots }) => freeOf(slots, text), { low: true, width: 140 }),
    stateColumn(text('column.status'), 'pooja-opening', ({ status }) => status, { width: 190 }),
  ];
}

const freeOf = (slots: PoojaOpening['slots'], text: ReturnType<typeof useOfficeText>): string =>
  text('free', { free: sum(slots.map(({ free }) => free)), places: sum(slots.map(({ capacity }) => capacity)) });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export { OpeningsView as Screen };
