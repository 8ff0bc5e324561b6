import { BROADCAST_STATUSES, type Broadcast, broadcastEndpoints } from '@sannidhi/contracts';
import { ChoiceFilter, type Column, formatCount, RecordListView, stateColumn, textColumn, useList, useStateWord } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastPage } from './broadcast-page.tsx';
import { reachedOf } from './reached.ts';
import { useBroadcastPanel } from './use-broadcast-panel.ts';

/** The temple's broadcasts: what is under way, what asks, what was sent. */
export function BroadcastsView() {
  const text = useOfficeText('broadcasts');
  const stateWord = useStateWord();
  const { panel, about } = useBroadcastPanel();
  const list = useList(broadcastEndpoints.list);
  return (
    <RecordListView
      texts={text}
      list={list}
      panel={panel}
      columns={useBroadcastColumns()}
      name={({ name }) => name}
      create={() => <BroadcastForm key={about} about={about} onDone={({ id }) => panel.open(id)} onCancel={panel.close} />}
      page={(id) => <BroadcastPage broadcastId={id} onBack={panel.close} />}
      filters={
        <ChoiceFilter
          label={text('column.status')}
          value={list.query.status}
          onChange={(status) => list.set({ status: status as Broadcast['status'] | undefined })}
          choices={BROADCAST_STATUSES.map((status) => ({ value: status, label: stateWord('broadcast', status) }))}
        />
      }
    />
  );
}

function useBroadcastColumns(): Column<Broadcast>[] {
  const text = useOfficeText('broadcasts');
  const moments = useMoments();
  return [
    textColumn('name', text('column.name'), ({ name }) => name, { phone: 'title' }),
    textColumn('topic', text('column.topic'), ({ topic }) => text(`topic.${topic}`), { width: 120, low: true }),
    textColumn('when', text('column.when'), ({ scheduledAt }) => (scheduledAt ? moments.relative(scheduledAt) : ''), {
      width: 190,
      phone: 'detail',
    }),
    textColumn('sent', text('column.sent'), (row) => (row.startedAt ? formatCount(reachedOf(row)) : ''), { width: 100, phone: 'value' }),
    stateColumn(text('column.status'), 'broadcast', ({ status }) => status),
  ];
}

export { BroadcastsView as Screen };
