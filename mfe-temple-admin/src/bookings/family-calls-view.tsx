import { type FamilyCall, familyCallEndpoints, formatPhone } from '@sannidhi/contracts';
import { Chip, type Column, Facts, RecordListView, Stack, textColumn, useList, usePanel, useSession, useWrite } from '@sannidhi/kit';
import { BackLink } from '../office/back-link.tsx';
import { CallMark } from '../office/call-mark.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** Families whom only a call reaches about a moved or canceled pooja, and who has called them. */
export function FamilyCallsView() {
  const bookings = useOfficeText('bookings');
  const calls = useList(familyCallEndpoints.list);
  return (
    <RecordListView<FamilyCall>
      texts={useOfficeText('familyCalls')}
      back={<BackLink to="/temple-admin/pooja-booking-management">{bookings('title')}</BackLink>}
      list={calls}
      panel={usePanel('call')}
      columns={useCallColumns()}
      name={({ bookedBy }) => bookedBy}
      record={(call) => <Call key={call.version} call={call} onRefused={() => void calls.refetch()} />}
    />
  );
}

function Call({ call, onRefused }: { call: FamilyCall; onRefused: () => void }) {
  const text = useOfficeText('familyCalls');
  const moments = useMoments();
  const handles = useSession().can('bookings:handle');
  const tick = useWrite(familyCallEndpoints.tick);
  const { id, phone, about, pooja, startsAt, before, reason, called, version } = call;
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: text('column.phone'), value: phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
          { label: text('column.pooja'), value: `${pooja}, ${moments.relative(startsAt)}` },
          { label: text('about'), value: text(`abouts.${about}`) },
          { label: text('before'), value: before && moments.relative(before) },
          { label: text('reason'), value: reason },
          { label: text('refund'), value: about === 'moved' && text('mayCancel', { until: moments.relative(startsAt) }) },
          { label: text('column.called'), value: called && text('calledBy', { name: called.by, when: moments.relative(called.at) }) },
        ]}
      />
      {handles && (
        <CallMark
          called={called}
          write={(isCalled) => tick.mutateAsync({ params: { bookingId: id }, body: { called: isCalled, version } })}
          onRefused={onRefused}
        />
      )}
    </Stack>
  );
}

function useCallColumns(): Column<FamilyCall>[] {
  const text = useOfficeText('familyCalls');
  const moments = useMoments();
  return [
    textColumn('who', text('column.who'), ({ bookedBy }) => bookedBy, { phone: 'title' }),
    // Beside the panel, which has the number to press, the others need its room.
    textColumn('phone', text('column.phone'), ({ phone }) => (phone ? formatPhone(phone) : ''), { width: 170, low: true, phone: 'value' }),
    textColumn('pooja', text('column.pooja'), ({ pooja, startsAt }) => `${moments.relative(startsAt)}, ${pooja}`, {
      phone: 'detail',
      inFull: true,
    }),
    textColumn('about', text('about'), ({ about }) => text(`abouts.${about}`), { width: 140, low: true }),
    {
      key: 'called',
      header: text('column.called'),
      cell: ({ called }) =>
        called ? text('calledBy', { name: called.by, when: moments.relative(called.at) }) : <Chip kind="warning">{text('open')}</Chip>,
      width: 220,
      phone: 'status',
    },
  ];
}

export { FamilyCallsView as Screen };
