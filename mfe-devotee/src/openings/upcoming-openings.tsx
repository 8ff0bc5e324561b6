import { type OpeningSummary, openingEndpoints } from '@sannidhi/contracts';
import { Card, StatusChip, styled, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { pathOf } from './opening-paths.ts';

const List = styled('ul')({ display: 'grid', gap: 12, padding: 0, margin: 0, listStyle: 'none', overflowWrap: 'anywhere' });
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  '& a': { ...theme.typography.h4, display: 'inline-block', padding: '4px 0' },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Big days that go on sale at a set minute. Renders nothing if there are none. */
export function UpcomingOpenings({ temple, looking }: { temple: string; looking: boolean }) {
  const text = useTexts();
  const { data } = useRead(openingEndpoints.upcoming, { query: temple ? { temple } : {}, enabled: !looking });
  if (!data || data.length === 0) return null;
  return (
    <Card title={text('openings.upcoming')}>
      <OpeningList openings={data} />
    </Card>
  );
}

/** Openings by name, with their state and minute. */
export function OpeningList({ openings }: { openings: readonly OpeningSummary[] }) {
  const text = useTexts();
  return (
    <List>
      {openings.map((opening) => {
        const when = momentAt(opening.opensAt, opening.temple.timeZone);
        return (
          <Row key={opening.id}>
            <Link to={pathOf(opening)}>{opening.name}</Link>
            <StatusChip of="pooja-opening" state={opening.status} />
            <p>
              {opening.temple.name}. {text(opening.kind === 'draw' ? 'openings.drawnAt' : 'openings.opensAt', { when })}
            </p>
          </Row>
        );
      })}
    </List>
  );
}
