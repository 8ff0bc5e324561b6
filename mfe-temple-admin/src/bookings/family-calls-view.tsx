import { type FamilyCall, familyCallEndpoints } from '@sannidhi/contracts';
import { RecordListView, useList, usePanel, useSession, useWrite } from '@sannidhi/kit';
import { BackLink } from '../office/back-link.tsx';
import { type CallSubject, useCallColumns } from '../office/call-columns.tsx';
import { CallRecord } from '../office/call-record.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

const NOUN = 'familyCalls';
const POOJA: CallSubject<FamilyCall> = { key: 'pooja', of: ({ pooja, startsAt }) => ({ name: pooja, startsAt }) };

/** Families whom only a call reaches about a moved or canceled pooja, and who has called them. */
export function FamilyCallsView() {
  const bookings = useOfficeText('bookings');
  const calls = useList(familyCallEndpoints.list);
  return (
    <RecordListView<FamilyCall>
      texts={useOfficeText(NOUN)}
      back={<BackLink to="/temple-admin/pooja-booking-management">{bookings('title')}</BackLink>}
      list={calls}
      panel={usePanel('call')}
      columns={useCallColumns(NOUN, POOJA)}
      name={({ bookedBy }) => bookedBy}
      record={(call) => <Call key={call.version} call={call} onRefused={() => void calls.refetch()} />}
    />
  );
}

function Call({ call, onRefused }: { call: FamilyCall; onRefused: () => void }) {
  const text = useOfficeText(NOUN);
  const moments = useMoments();
  const handles = useSession().can('bookings:handle');
  const tick = useWrite(familyCallEndpoints.tick);
  const { id, about, startsAt, before, reason, version } = call;
  const more = [
    { label: text('before'), value: before && moments.relative(before) },
    { label: text('reason'), value: reason },
    { label: text('refund'), value: about === 'moved' && text('mayCancel', { until: moments.relative(startsAt) }) },
  ];
  const write = (called: boolean) => tick.mutateAsync({ params: { bookingId: id }, body: { called, version } });
  return <CallRecord noun={NOUN} subject={POOJA} call={call} more={more} write={handles ? write : null} onRefused={onRefused} />;
}

export { FamilyCallsView as Screen };
