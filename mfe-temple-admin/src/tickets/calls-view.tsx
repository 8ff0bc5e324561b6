import { eventCallEndpoints, formatPhone, type PartyToCall } from '@sannidhi/contracts';
import { Chip, type Column, Facts, RecordListView, Stack, textColumn, useList, usePanel, useSession, useWrite } from '@sannidhi/kit';
import { BackLink } from '../office/back-link.tsx';
import { CallMark } from '../office/call-mark.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** People whom only a call reaches about a canceled, postponed or moved date, and who has called them. */
export function CallsView() {
  const events = useOfficeText('events');
  const calls = useList(eventCallEndpoints.list);
  return (
    <RecordListView<PartyToCall>
      texts={useOfficeText('eventCalls')}
      back={<BackLink to="/temple-admin/events">{events('title')}</BackLink>}
      list={calls}
      panel={usePanel('call')}
      columns={useCallColumns()}
      name={({ bookedBy }) => bookedBy}
      record={(party) => <Call key={party.version} party={party} onRefused={() => void calls.refetch()} />}
    />
  );
}

function Call({ party, onRefused }: { party: PartyToCall; onRefused: () => void }) {
  const text = useOfficeText('eventCalls');
  const moments = useMoments();
  const handles = useSession().can('tickets:handle');
  const tick = useWrite(eventCallEndpoints.tick);
  const { id, phone, about, date, reason, called, version } = party;
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: text('column.phone'), value: phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
          { label: text('column.event'), value: `${date.title}, ${moments.relative(date.startsAt)}` },
          { label: text('about'), value: text(`abouts.${about}`) },
          ...(reason ? [{ label: text('reason'), value: reason }] : []),
          { label: text('column.called'), value: called && text('calledBy', { name: called.by, when: moments.relative(called.at) }) },
        ]}
      />
      {handles && (
        <CallMark
          called={called}
          write={(isCalled) => tick.mutateAsync({ params: { ticketId: id }, body: { called: isCalled, version } })}
          onRefused={onRefused}
        />
      )}
    </Stack>
  );
}

function useCallColumns(): Column<PartyToCall>[] {
  const text = useOfficeText('eventCalls');
  const moments = useMoments();
  return [
    textColumn('who', text('column.who'), ({ bookedBy }) => bookedBy, { phone: 'title' }),
    // Beside the panel, which has the number to press, the others need its room.
    textColumn('phone', text('column.phone'), ({ phone }) => (phone ? formatPhone(phone) : ''), { width: 170, low: true, phone: 'value' }),
    textColumn('event', text('column.event'), ({ date }) => `${moments.relative(date.startsAt)}, ${date.title}`, {
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

export { CallsView as Screen };
