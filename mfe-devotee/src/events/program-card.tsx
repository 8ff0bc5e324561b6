import type { ProgramPoint } from '@sannidhi/contracts';
import { Card, formatWallTime, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Points = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '12px 24px',
  margin: 0,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** What happens when. */
export function ProgramCard({ program }: { program: readonly ProgramPoint[] }) {
  const text = useTexts();
  return (
    <Card title={text('events.program')}>
      <Points>
        {program.map(({ time, title, detail }) => (
          <div key={`${time} ${title}`} style={{ display: 'contents' }}>
            <dt>{formatWallTime(time)}</dt>
            <dd>
              {title}
              {detail && <p>{detail}</p>}
            </dd>
          </div>
        ))}
      </Points>
    </Card>
  );
}
