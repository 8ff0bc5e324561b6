import { type PoojaSlot, poojaServiceEndpoints, poojaSlotEndpoints } from '@sannidhi/contracts';
import {
  Chip,
  ChoiceFilter,
  type Column,
  formatDate,
  RecordListView,
  StatusChip,
  stateColumn,
  textColumn,
  useList,
  usePanel,
  useRead,
  useSession,
} from '@sannidhi/kit';
import { FromToday } from '../office/from-today.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { SlotForm } from './slot-form.tsx';
import { SlotRecord } from './slot-record.tsx';
import { SlotsHead } from './slots-head.tsx';

const DAYS = 7;

/** The temple's pooja times, a week from today at first: what is sold, held and waited for, and the split of their places. */
export function SlotsView() {
  return (
    <FromToday days={DAYS}>
      <SlotList />
    </FromToday>
  );
}

function SlotList() {
  const text = useOfficeText('poojaTimes');
  const panel = usePanel('time');
  const manages = useSession().can('poojas:manage');
  const slots = useList(poojaSlotEndpoints.list);
  const poojas = useRead(poojaServiceEndpoints.list);
  const when = useWhen();
  return (
    <RecordListView
      texts={text}
      list={slots}
      panel={panel}
      columns={useSlotColumns()}
      name={(slot) => `${slot.serviceName}, ${when(slot)}`}
      head={<SlotsHead panel={panel} />}
      filters={
        <ChoiceFilter
          label={text('column.pooja')}
          value={slots.query.serviceId}
          onChange={(serviceId) => slots.set({ serviceId })}
          choices={(poojas.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      }
      create={manages && (() => <SlotForm onDone={panel.close} />)}
      record={manages && ((slot) => <SlotRecord key={slot.id} slot={slot} onDone={panel.close} />)}
      about={({ status }) => ({ overline: <StatusChip of="pooja-slot" state={status} /> })}
    />
  );
}

/** "Sat, Nov 28, 9:00 AM" at the temple. */
function useWhen() {
  const { timeZone } = useTemple();
  return ({ startsAt }: PoojaSlot) =>
    formatDate(startsAt, { timeZone, weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
}

function useSlotColumns(): Column<PoojaSlot>[] {
  const text = useOfficeText('poojaTimes');
  const when = useWhen();
  return [
    textColumn('when', text('column.when'), when, { width: 190, phone: 'detail' }),
    textColumn('pooja', text('column.pooja'), ({ serviceName }) => serviceName, { phone: 'title' }),
    {
      key: 'taken',
      header: text('column.taken'),
      cell: ({ onlineSold, counterSold, held, capacity, overBy, toBeMoved }) => (
        <Row>
          {text('taken', { taken: onlineSold + counterSold + held, capacity })}
          {toBeMoved && <Chip kind="warning">{text('toBeMoved')}</Chip>}
          {overBy > 0 && (
            <Chip kind="warning" icon="warning">
              {text('overBy', { count: overBy })}
            </Chip>
          )}
        </Row>
      ),
      width: 180,
      phone: 'value',
    },
    textColumn('online', text('column.online'), ({ onlineSold, onlinePlaces }) => text('of', { sold: onlineSold, places: onlinePlaces }), {
      width: 110,
      low: true,
    }),
    textColumn(
      'counter',
      text('column.counter'),
      ({ counterSold, counterPlaces }) => text('of', { sold: counterSold, places: counterPlaces }),
      { width: 110, low: true },
    ),
    textColumn('waiting', text('column.waiting'), ({ waiting }) => (waiting > 0 ? String(waiting) : ''), { width: 90, low: true }),
    stateColumn(text('column.status'), 'pooja-slot', ({ status }) => status),
  ];
}

export { SlotsView as Screen };
