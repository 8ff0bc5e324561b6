import type { ShiftGap } from '@sannidhi/contracts';
import { Card, DataTable, EmptyState, textColumn } from '@sannidhi/kit';
import { Link, useNavigate } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useCard } from './use-card.ts';

const PATH = '/temple-admin/volunteer-management';

/** The next shifts below their minimum, and the sign-ups that wait. */
export function ShiftGapsCard() {
  const text = useOfficeText('shiftGaps');
  const shifts = useOfficeText('shifts');
  const moments = useMoments();
  const go = useNavigate();
  const card = useCard('shiftGaps');
  const signUps = card.data?.signUps ?? 0;
  const aside = (
    <Link to={signUps > 0 ? `${PATH}?view=sign-ups` : PATH}>{signUps > 0 ? text('signUps', { count: signUps }) : text('all')}</Link>
  );
  return (
    <Card flush title={text('title')} aside={aside}>
      <DataTable<ShiftGap>
        caption={text('title')}
        columns={[
          textColumn('title', shifts('column.title'), ({ title }) => title, { phone: 'title' }),
          textColumn('when', text('when'), ({ startsAt }) => moments.relative(startsAt), { width: 170, phone: 'detail' }),
          textColumn('needs', text('needs'), ({ missing }) => shifts('needs', { count: missing }), { width: 140, phone: 'value' }),
        ]}
        rows={card.data?.gaps}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        onOpen={(id) => void go(`${PATH}?shift=${id}`)}
        empty={
          <EmptyState plain title={text('empty')}>
            {text('emptyMore')}
          </EmptyState>
        }
        error={card.error}
        failedTitle={text('failed')}
        onRetry={() => void card.refetch()}
      />
    </Card>
  );
}
