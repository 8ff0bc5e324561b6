import type { DonationRow } from '@sannidhi/contracts';
import { Card, DataTable, EmptyState, labelText } from '@sannidhi/kit';
import { Link, useNavigate } from 'react-router-dom';
import { useGiftColumns } from '../donations/use-gift-columns.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useCard } from './use-card.ts';

const COLUMNS = ['received', 'donor', 'fund', 'amount', 'status'];

/** The newest gifts received on the temple's day. */
export function TodayCard() {
  const text = useOfficeText();
  const go = useNavigate();
  const columns = useGiftColumns().filter(({ key }) => COLUMNS.includes(key));
  const gifts = useCard('today');
  return (
    <Card flush title={text('dashboard.today.title')} aside={<Link to="/temple-admin/donations">{text('dashboard.today.all')}</Link>}>
      <DataTable<DonationRow>
        caption={text('dashboard.today.title')}
        columns={columns}
        rows={gifts.data}
        rowKey={({ id }) => id}
        rowName={({ donorLabel, donorMessage }) => labelText(donorLabel, donorMessage)}
        onOpen={(id) => void go(`/temple-admin/donations?gift=${id}`)}
        empty={
          <EmptyState plain title={text('dashboard.today.empty')}>
            {text('dashboard.today.emptyMore')}
          </EmptyState>
        }
        error={gifts.error}
        failedTitle={text('dashboard.today.failed')}
        onRetry={() => void gifts.refetch()}
      />
    </Card>
  );
}
