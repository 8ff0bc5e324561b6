import { openingEndpoints } from '@sannidhi/contracts';
import { Card, ReadAt, useRead } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { OpeningList } from './upcoming-openings.tsx';

/** The openings a devotee is waiting for. Renders nothing if there are none. */
export function OpeningsCard() {
  const text = useTexts();
  const { data = [], dataUpdatedAt } = useRead(openingEndpoints.mine);
  const running = data.filter(({ status, place }) => !['closed', 'canceled', 'sold-out'].includes(status) && place?.status !== 'left');
  if (running.length === 0) return null;
  return (
    <Card title={text('openings.card')}>
      <ReadAt at={dataUpdatedAt} />
      <OpeningList openings={running} />
    </Card>
  );
}
