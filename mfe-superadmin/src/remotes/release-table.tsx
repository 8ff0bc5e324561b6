import type { ReleaseSummary, RemoteStatus } from '@sannidhi/contracts';
import { type Column, DataTable, EmptyState, formatCount, formatDateTime, useText } from '@sannidhi/kit';
import { failingShare } from './failing-share.ts';
import { ReleaseChip } from './release-chip.tsx';

export interface OpenRelease {
  /** The release in the panel, if it is one of this remote. */
  open: string | undefined;
  onOpen: (release: string) => void;
  onClose: () => void;
}

/** A remote's published releases, newest first, with the last day's page loads. */
export function ReleaseTable({ status, open, onOpen, onClose }: OpenRelease & { status: RemoteStatus }) {
  const text = useText('mfe-superadmin');
  const { remote, releases } = status;
  const columns: Column<ReleaseSummary>[] = [
    { key: 'release', header: text('remotes.release'), cell: ({ release }) => release, phone: 'title' },
    {
      key: 'by',
      header: text('remotes.by'),
      cell: ({ publishedBy }) => publishedBy,
      full: ({ publishedBy }) => publishedBy,
      phone: 'detail',
      low: true,
    },
    { key: 'at', header: text('remotes.at'), cell: ({ publishedAt }) => formatDateTime(publishedAt), width: 150, low: 'on-laptops' },
    { key: 'loads', header: text('remotes.loads'), cell: ({ loads }) => formatCount(loads), align: 'end', width: 104, low: 'on-laptops' },
    { key: 'failing', header: text('remotes.failing'), cell: failingShare, align: 'end', width: 96, phone: 'value' },
    {
      key: 'use',
      header: text('remotes.use'),
      cell: (release) => <ReleaseChip status={status} release={release} />,
      width: 150,
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
      {...(open ? { openId: open } : {})}
      onOpen={onOpen}
      onClose={onClose}
      empty={
        <EmptyState plain title={text('remotes.none')}>
          {text('remotes.noneMore', { remote })}
        </EmptyState>
      }
    />
  );
}
