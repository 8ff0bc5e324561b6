import { type PlatformOverview, TEMPLE_STATUSES } from '@sannidhi/contracts';
import { Card, DataTable, formatCount, StatusChip, useText } from '@sannidhi/kit';

/** How many temples are in each registration status. */
export function TemplesByState({ counts }: { counts: PlatformOverview['templesByStatus'] }) {
  const text = useText('mfe-superadmin');
  const rows = TEMPLE_STATUSES.map((status) => ({ status, count: counts[status] }));
  return (
    <Card flush title={text('overview.temples')}>
      <DataTable
        caption={text('overview.temples')}
        rows={rows}
        rowKey={({ status }) => status}
        rowName={({ status }) => status}
        columns={[
          {
            key: 'state',
            header: text('overview.state'),
            cell: ({ status }) => <StatusChip of="temple" state={status} />,
            phone: 'title',
          },
          {
            key: 'count',
            header: text('overview.count'),
            cell: ({ count }) => formatCount(count),
            align: 'end',
            width: 120,
            phone: 'value',
          },
        ]}
        totals={
          <span>
            {text('overview.templesTotal')} <b>{formatCount(rows.reduce((sum, { count }) => sum + count, 0))}</b>
          </span>
        }
        empty={null}
      />
    </Card>
  );
}
