import type { ReleaseSummary, RemoteStatus } from '@sannidhi/contracts';
import { type Column, DataTable, EmptyState, formatCount, formatDateTime, useText } from '@sannidhi/kit';
import { ChangeRemote } from './change-remote.tsx';

/** The published releases of a remote, newest first, with how their page loads went over the last day. */
export function ReleaseTable({ status: { remote, active, releases } }: { status: RemoteStatus }) {
  const text = useText('mfe-superadmin');
  const failing = ({ loads, failures }: ReleaseSummary) =>
    loads === 0 ? '–' : `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format((failures / loads) * 100)} %`;
  const columns: Column<ReleaseSummary>[] = [
    { key: 'release', header: text('remotes.release'), cell: ({ release }) => release, phone: 'title' },
    {
      key: 'by',
      header: text('remotes.by'),
      cell: ({ publishedBy }) => publishedBy,
      full: ({ publishedBy }) => publishedBy,
      phone: 'detail',
    },
    { key: 'at', header: text('remotes.at'), cell: ({ publishedAt }) => formatDateTime(publishedAt), width: 140 },
    { key: 'loads', header: text('remotes.loads'), cell: ({ loads }) => formatCount(loads), align: 'end', width: 96 },
    { key: 'failing', header: text('remotes.failing'), cell: failing, align: 'end', width: 96, phone: 'value' },
    {
      key: 'use',
      header: text('remotes.use'),
      cell: ({ release }) => (release === active ? text('remotes.inUse') : <ChangeRemote remote={remote} release={release} />),
      width: 180,
      phone: 'status',
    },
  ];
  return (
    <DataTable
      caption={text('remotes.releases', { remote })}
      columns={columns}
      rows={releases}
      rowKey={({ release }) => release}
      rowName={({ release }) => release}
      empty={
        <EmptyState plain title={text('remotes.none')}>
          {text('remotes.noneMore', { remote })}
        </EmptyState>
      }
    />
  );
}
