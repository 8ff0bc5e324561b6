import { receiptEndpoints } from '@sannidhi/contracts';
import { Card, ScreenStates, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { ReceiptList } from '../receipts/receipt-list.tsx';
import { useTexts } from '../use-texts.ts';

const LATEST = 3;

/** The newest receipts, to download again without searching. */
export function LatestReceipts() {
  const text = useTexts();
  const query = useRead(receiptEndpoints.own, { query: { limit: LATEST } });
  return (
    <Card title={text('dashboard.latest')} aside={<Link to="/receipts">{text('dashboard.allReceipts')}</Link>}>
      <ScreenStates
        query={query}
        failedTitle={text('dashboard.receiptsFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{text('dashboard.noReceipts')}</p>}
      >
        {({ items }) => <ReceiptList receipts={items} label={text('dashboard.latest')} />}
      </ScreenStates>
    </Card>
  );
}
