import { eventCallEndpoints, type PartyToCall } from '@sannidhi/contracts';
import { RecordListView, useList, usePanel, useSession, useWrite } from '@sannidhi/kit';
import { BackLink } from '../office/back-link.tsx';
import { type CallSubject, useCallColumns } from '../office/call-columns.tsx';
import { CallRecord } from '../office/call-record.tsx';
import { useOfficeText } from '../office/namespace.ts';

const NOUN = 'eventCalls';
const DATE: CallSubject<PartyToCall> = { key: 'event', of: ({ date }) => ({ name: date.title, startsAt: date.startsAt }) };

/** People whom only a call reaches about a canceled, postponed or moved date, and who has called them. */
export function CallsView() {
  const events = useOfficeText('events');
  const calls = useList(eventCallEndpoints.list);
  return (
    <RecordListView<PartyToCall>
      texts={useOfficeText(NOUN)}
      back={<BackLink to="/temple-admin/events">{events('title')}</BackLink>}
      list={calls}
      panel={usePanel('call')}
      columns={useCallColumns(NOUN, DATE)}
      name={({ bookedBy }) => bookedBy}
      record={(party) => <Call key={party.version} party={party} onRefused={() => void calls.refetch()} />}
    />
  );
}

function Call({ party, onRefused }: { party: PartyToCall; onRefused: () => void }) {
  const text = useOfficeText(NOUN);
  const handles = useSession().can('tickets:handle');
  const tick = useWrite(eventCallEndpoints.tick);
  const { id, reason, version } = party;
  const more = [{ label: text('reason'), value: reason }];
  const write = (called: boolean) => tick.mutateAsync({ params: { ticketId: id }, body: { called, version } });
  return <CallRecord noun={NOUN} subject={DATE} call={party} more={more} write={handles ? write : null} onRefused={onRefused} />;
}

export { CallsView as Screen };
