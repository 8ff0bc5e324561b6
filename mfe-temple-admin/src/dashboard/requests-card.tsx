import type { PoojaRequestRow } from '@sannidhi/contracts';
import { Card, DataTable, EmptyState } from '@sannidhi/kit';
import { Link, useNavigate } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { useRequestColumns } from '../pooja-requests/request-columns.ts';
import { useCard } from './use-card.ts';

const COLUMNS = ['family', 'title', 'date'];
const PATH = '/temple-admin/pooja-requests';

/** The newest requests that wait for a quote. */
export function RequestsCard() {
  const text = useOfficeText('poojaRequests.card');
  const go = useNavigate();
  const columns = useRequestColumns().filter(({ key }) => COLUMNS.includes(key));
  const requests = useCard('requests');
  return (
    <Card flush title={text('title')} aside={<Link to={PATH}>{text('all')}</Link>}>
      <DataTable<PoojaRequestRow>
        caption={text('title')}
        columns={columns}
        rows={requests.data}
        rowKey={({ id }) => id}
        rowName={({ bookedBy, title }) => `${bookedBy}, ${title}`}
        onOpen={(id) => void go(`${PATH}?request=${id}`)}
        empty={
          <EmptyState plain title={text('empty')}>
            {text('emptyMore')}
          </EmptyState>
        }
        error={requests.error}
        failedTitle={text('failed')}
        onRetry={() => void requests.refetch()}
      />
    </Card>
  );
}
