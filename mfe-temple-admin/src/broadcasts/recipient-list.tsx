import { type BroadcastRecipient, broadcastEndpoints, RECIPIENT_STATUSES } from '@sannidhi/contracts';
import {
  ChoiceFilter,
  type Column,
  DataTable,
  EmptyState,
  formatCount,
  Stack,
  stateColumn,
  textColumn,
  usePages,
  useStateWord,
} from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

type Status = BroadcastRecipient['status'];

/** What became of each message. */
export function RecipientList({ broadcastId }: { broadcastId: string }) {
  const text = useOfficeText('broadcasts');
  const stateWord = useStateWord();
  const [status, setStatus] = useState<Status>();
  const query = status ? { status } : {};
  const pages = usePages(broadcastEndpoints.recipients, { params: { broadcastId }, query, name: 'recipients' });
  return (
    <Stack spacing={2}>
      <div>
        <ChoiceFilter
          label={text('recipient.status')}
          value={status}
          onChange={(next) => setStatus(next as Status | undefined)}
          choices={RECIPIENT_STATUSES.map((value) => ({ value, label: stateWord('broadcast-recipient', value) }))}
        />
      </div>
      <DataTable
        caption={text('recipient.table')}
        columns={useRecipientColumns()}
        rows={pages.items}
        rowKey={({ id }) => id}
        rowName={({ name, address }) => name || address}
        paging={pages.paging}
        error={pages.error}
        onRetry={() => void pages.refetch()}
        failedTitle={text('recipient.failed')}
        isFiltered={status !== undefined}
        onClearFilters={() => setStatus(undefined)}
        empty={<EmptyState title={text('recipient.empty')}>{text('recipient.emptyMore')}</EmptyState>}
      />
    </Stack>
  );
}

function useRecipientColumns(): Column<BroadcastRecipient>[] {
  const text = useOfficeText('broadcasts');
  const moments = useMoments();
  return [
    textColumn('name', text('recipient.name'), ({ name }) => name, { phone: 'title' }),
    textColumn('address', text('recipient.address'), ({ address }) => address, { phone: 'detail' }),
    textColumn('channel', text('recipient.channel'), ({ channel }) => text(`channel.${channel}`), { width: 130, low: true }),
    textColumn('why', text('recipient.why'), ({ reason }) => (reason ? text(`reason.${reason}`) : ''), { width: 190, low: true }),
    textColumn('clicks', text('recipient.clicks'), ({ clicks }) => (clicks > 0 ? formatCount(clicks) : ''), { width: 110, low: true }),
    textColumn('changed', text('recipient.changed'), ({ changedAt }) => moments.relative(changedAt), { width: 170, low: true }),
    stateColumn(text('recipient.status'), 'broadcast-recipient', ({ status }) => status, { width: 160 }),
  ];
}
