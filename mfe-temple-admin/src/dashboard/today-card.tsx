import { type DonationRow, type DonationStatus, donationEndpoints } from '@sannidhi/contracts';
import { Card, DataTable, EmptyState, labelText, useRead } from '@sannidhi/kit';
import { Link, useNavigate } from 'react-router-dom';
import { useGiftColumns } from '../donations/use-gift-columns.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';

const SHOWN = 6;
/** Asked for so that enough are left without those that were never paid. */
const READ = 30;
const UNPAID: readonly DonationStatus[] = ['pending', 'failed', 'canceled'];
const COLUMNS = ['received', 'donor', 'fund', 'amount', 'status'];

/** The newest gifts received on the temple's day. */
export function TodayCard() {
  const text = useOfficeText();
  const { today } = useTemple();
  const go = useNavigate();
  const columns = useGiftColumns().filter(({ key }) => COLUMNS.includes(key));
  const gifts = useRead(donationEndpoints.list, { query: { from: today, to: today, limit: READ } });
  return (
    <Card flush title={text('dashboard.today.title')} aside={<Link to="/temple-admin/donations">{text('dashboard.today.all')}</Link>}>
      <DataTable<DonationRow>
        caption={text('dashboard.today.title')}
        columns={columns}
        rows={gifts.data?.items.filter(({ status }) => !UNPAID.includes(status)).slice(0, SHOWN)}
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
