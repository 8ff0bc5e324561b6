import { openingEndpoints } from '@sannidhi/contracts';
import { Card, ReadAt, Skeletons, useRead } from '@sannidhi/kit';
import { lazy, Suspense } from 'react';
import { useTexts } from '../use-texts.ts';

/** Loads once there is an opening to list, which is seldom: the dashboard is the portal's first screen. */
const OpeningList = lazy(async () => ({ default: (await import('./upcoming-openings.tsx')).OpeningList }));

/** The openings a devotee is waiting for. Renders nothing if there are none. */
export function OpeningsCard() {
  const text = useTexts();
  const { data = [], dataUpdatedAt } = useRead(openingEndpoints.mine);
  const running = data.filter(({ status, place }) => !['closed', 'canceled', 'sold-out'].includes(status) && place?.status !== 'left');
  if (running.length === 0) return null;
  return (
    <Card title={text('openings.card')}>
      <ReadAt at={dataUpdatedAt} />
      <Suspense fallback={<Skeletons rows={running.length} />}>
        <OpeningList openings={running} />
      </Suspense>
    </Card>
  );
}
