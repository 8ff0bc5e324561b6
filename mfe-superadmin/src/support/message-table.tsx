import type { SupportMessage, supportInboxEndpoints } from '@sannidhi/contracts';
import { type Column, DataTable, formatDateTime, StatusChip, type usePages, useText } from '@sannidhi/kit';
import type { ReactNode } from 'react';

interface MessageTableProps {
  messages: ReturnType<typeof usePages<typeof supportInboxEndpoints.messages>>;
  onOpen: (id: string) => void;
  empty: ReactNode;
}

/** Messages, newest first. */
export function MessageTable({ messages, onOpen, empty }: MessageTableProps) {
  const text = useText('mfe-superadmin');
  const columns: Column<SupportMessage>[] = [
    { key: 'name', header: text('support.from'), cell: ({ name }) => name, full: ({ name }) => name, phone: 'title' },
    {
      key: 'topic',
      header: text('support.topic'),
      cell: ({ topic }) => text(`support.topics.${topic}`),
      width: 120,
      low: true,
      phone: 'detail',
    },
    {
      key: 'message',
      header: text('support.message'),
      cell: ({ message }) => message,
      full: ({ message }) => message,
      low: true,
    },
    { key: 'reference', header: text('support.reference'), cell: ({ reference }) => reference, width: 104, phone: 'detail' },
    { key: 'received', header: text('support.received'), cell: ({ receivedAt }) => formatDateTime(receivedAt), width: 132, phone: 'value' },
    {
      key: 'state',
      header: text('support.state'),
      cell: ({ state }) => <StatusChip of="support" state={state} />,
      width: 120,
      phone: 'status',
    },
  ];
  return (
    <DataTable
      caption={text('support.table')}
      columns={columns}
      rows={messages.items}
      rowKey={({ id }) => id}
      rowName={({ name, reference }) => text('support.row', { name, reference })}
      onOpen={onOpen}
      paging={messages.paging}
      empty={empty}
      error={messages.error}
      failedTitle={text('support.failed')}
      onRetry={() => void messages.refetch()}
    />
  );
}
