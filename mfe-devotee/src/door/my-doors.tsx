import { doorEndpoints } from '@sannidhi/contracts';
import { Card, formatDateTime, ReadAt, styled, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { doorPath } from './door-paths.ts';

const Doors = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '8px 0', overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
}));

/** The doors a temple asked this devotee to keep. Nothing for anyone else. */
export function MyDoors() {
  const text = useTexts();
  const { data = [], dataUpdatedAt } = useRead(doorEndpoints.mine);
  if (data.length === 0) return null;
  return (
    <Card title={text('door.yours')}>
      <ReadAt at={dataUpdatedAt} />
      <Doors>
        {data.map(({ id, title, startsAt, timeZone, temple }) => (
          <li key={id}>
            <Link to={doorPath(id)}>{title}</Link>
            <small>
              {formatDateTime(startsAt, { timeZone })}, {temple}
            </small>
          </li>
        ))}
      </Doors>
    </Card>
  );
}
