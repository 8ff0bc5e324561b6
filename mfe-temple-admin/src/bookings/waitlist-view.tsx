import { bookingEndpoints, formatPhone, type WaitRow } from '@sannidhi/contracts';
import { type Column, RecordListView, StatusChip, stateColumn, textColumn, useList, usePanel, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { CounterWaitForm } from './counter-wait-form.tsx';
import { WaitRecord } from './wait-record.tsx';

/** Families that wait for a place in a full time, in their order. */
export function WaitlistView() {
  const panel = usePanel('wait');
  const handles = useSession().can('bookings:handle');
  return (
    <RecordListView
      texts={useOfficeText('waitlists')}
      list={useList(bookingEndpoints.waitlist)}
      panel={panel}
      columns={useWaitColumns()}
      name={familyOf}
      create={handles && (() => <CounterWaitForm onDone={panel.close} />)}
      record={(wait) => <WaitRecord key={wait.id} wait={wait} onRemoved={panel.close} />}
      about={({ status }) => ({ overline: <StatusChip of="pooja-wait" state={status} /> })}
    />
  );
}

/** By its phone number, if the counter was told no name. */
const familyOf = ({ bookedBy, walkIn }: WaitRow): string => bookedBy || (walkIn ? formatPhone(walkIn.phone) : '');

function useWaitColumns(): Column<WaitRow>[] {
  const text = useOfficeText('waitlists');
  const moments = useMoments();
  return [
    textColumn('position', text('column.position'), ({ position }) => (position === null ? '' : String(position)), {
      width: 90,
      phone: 'value',
    }),
    textColumn('family', text('column.family'), familyOf, { phone: 'title' }),
    textColumn('pooja', text('column.pooja'), ({ slot }) => slot.service, { phone: 'detail', inFull: true }),
    textColumn('when', text('column.when'), ({ slot }) => moments.relative(slot.startsAt), { phone: 'detail' }),
    textColumn('places', text('column.places'), ({ places }) => String(places), { width: 90, phone: 'detail' }),
    textColumn('names', text('column.names'), ({ nameCount }) => String(nameCount), { width: 90, low: true }),
    textColumn('until', text('column.until'), ({ offeredUntil }) => (offeredUntil ? moments.relative(offeredUntil) : ''), {
      width: 150,
      low: true,
    }),
    stateColumn(text('column.status'), 'pooja-wait', ({ status }) => status, { width: 140 }),
  ];
}

export { WaitlistView as Screen };
