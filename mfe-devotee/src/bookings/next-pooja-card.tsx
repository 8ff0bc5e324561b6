import { OPEN_BOOKINGS, ownBookingsEndpoint } from '@sannidhi/contracts';
import { Button, Card, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { OWN_CATALOG } from '../poojas/pooja-paths.ts';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { BOOKINGS_PATH, bookingPath } from './booking-paths.ts';

/** Canceled ones stay in the list until their time. */
const LOOKED_AT = 5;
const Next = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& a': { ...theme.typography.h3, display: 'inline-block', padding: '4px 0' },
  '& p': { color: theme.vars.palette.text.secondary },
}));
const None = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12 });

/** The devotee's next booked pooja, or the way to book one. */
export function NextPoojaCard() {
  const text = useTexts();
  const query = useRead(ownBookingsEndpoint, { query: { when: 'ahead', limit: LOOKED_AT } });
  const next = query.data?.items.find(({ status }) => OPEN_BOOKINGS.some((open) => open === status));
  return (
    <Card title={text('bookings.card.heading')} aside={<Link to={BOOKINGS_PATH}>{text('bookings.card.all')}</Link>}>
      <ScreenStates
        query={query}
        failedTitle={text('bookings.failed')}
        isEmpty={() => !next}
        empty={
          <None>
            <p>{text('bookings.card.none')}</p>
            <Button to={OWN_CATALOG}>{text('bookings.book')}</Button>
          </None>
        }
      >
        {() =>
          next && (
            <Next>
              <Link to={bookingPath(next.id)}>{next.slot.service}</Link>
              <p>{momentAt(next.slot.startsAt, next.temple.timeZone)}</p>
              <p>{next.temple.name}</p>
            </Next>
          )
        }
      </ScreenStates>
    </Card>
  );
}
