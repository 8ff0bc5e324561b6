import type { PlatformOverview } from '@sannidhi/contracts';
import { Card, type Column, DataTable, EmptyState, stateColumn, useText } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { shortDay } from '../short-day.ts';

type Waiting = PlatformOverview['awaitingApproval'][number];

/** Registrations without a decision; decisions have their own page. */
export function WaitingTemples({ temples }: { temples: readonly Waiting[] }) {
  const text = useText('mfe-superadmin');
  const columns: Column<Waiting>[] = [
    { key: 'temple', header: text('overview.temple'), cell: ({ name }) => name, full: ({ name }) => name, phone: 'title' },
    { key: 'place', header: text('overview.place'), cell: ({ city, state }) => `${city}, ${state}`, width: 108, phone: 'detail' },
    { key: 'sent', header: text('overview.sent'), cell: ({ submittedAt }) => shortDay(submittedAt), width: 108, phone: 'value' },
    stateColumn(text('overview.status'), 'temple', ({ status }) => status, { width: 128 }),
  ];
  return (
    <Card flush title={text('overview.waiting')} aside={<Link to="/superadmin/temple-approvals">{text('approvals.title')}</Link>}>
      <DataTable
        caption={text('overview.waitingTable')}
        columns={columns}
        rows={temples}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={
          <EmptyState plain title={text('overview.waitingNone')}>
            {text('overview.waitingNoneMore')}
          </EmptyState>
        }
      />
    </Card>
  );
}
