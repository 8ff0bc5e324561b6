import { type CheckInDirection, matchRoute, type OwnShift, ownVolunteeringEndpoints } from '@sannidhi/contracts';
import { Banner, Button, Card, celebrate, Page, PageHeader, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { Actions } from './shift-list.tsx';
import { ShiftMoment } from './shift-moment.tsx';
import { CHECK_IN_PATTERN, VOLUNTEER_PATH } from './volunteering-paths.ts';

/** What the code at a shift opens on a phone: check in on arrival, check out when leaving. */
function CheckIn() {
  const text = useTexts();
  const sentence = useErrorSentence();
  const [search] = useSearchParams();
  const { shiftId = '' } = matchRoute(CHECK_IN_PATTERN, useLocation().pathname) ?? {};
  const [places, setPlaces] = useState<readonly OwnShift[]>([]);
  const mark = useWrite(ownVolunteeringEndpoints.checkIn);
  const press = (direction: CheckInDirection) =>
    mark.mutate(
      { body: { shiftId, code: search.get('code') ?? '', direction } },
      {
        onSuccess: (marked) => {
          setPlaces(marked);
          // The shift is completed: thanks for the service.
          if (direction === 'out') celebrate('karma');
        },
      },
    );
  const isIn = places.some(({ status }) => status === 'checked-in');
  const isOut = places.length > 0 && !isIn;
  return (
    <Page reading>
      <PageHeader title={text('titles.checkIn')} lead={text('volunteering.checkIn.lead')} />
      {mark.error && <Banner kind="error">{sentence(mark.error)}</Banner>}
      {places.map((place) => (
        <Card key={place.id} title={place.title}>
          <ShiftMoment {...place} />
          <p role="status">
            {text(place.status === 'checked-in' ? 'volunteering.checkIn.in' : 'volunteering.checkIn.out', { name: place.name })}
          </p>
        </Card>
      ))}
      <Actions>
        {!isIn && !isOut && (
          <Button variant="primary" busy={mark.isPending && text('volunteering.saving')} onClick={() => press('in')}>
            {text('volunteering.checkIn.arrive')}
          </Button>
        )}
        {!isOut && (
          <Button variant={isIn ? 'primary' : 'secondary'} disabled={mark.isPending} onClick={() => press('out')}>
            {text('volunteering.checkIn.leave')}
          </Button>
        )}
        {isOut && <Button to={`${VOLUNTEER_PATH}?view=hours`}>{text('volunteering.checkIn.hours')}</Button>}
      </Actions>
    </Page>
  );
}

export { CheckIn as Screen };
