import { momentWithZone, type OpenShift, ownVolunteeringEndpoints } from '@sannidhi/contracts';
import { Button, Chip, currentLanguage, EmptyState, PagedList, ScreenStates, useList } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { Actions, ShiftItem, ShiftList } from './shift-list.tsx';
import { ShiftMoment } from './shift-moment.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { TakeOver } from './take-over.tsx';
import { VolunteerFrame } from './volunteer-frame.tsx';

/** Shifts to come at the devotee's temples. */
function FindShifts() {
  const text = useTexts();
  const list = useList(ownVolunteeringEndpoints.find);
  return (
    <VolunteerFrame>
      <PagedList paging={list.paging} previous={text('volunteering.previous')} next={text('volunteering.next')}>
        <ScreenStates
          query={list}
          failedTitle={text('volunteering.failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              title={text('volunteering.none')}
              action={<Button to="/devotee/add-temple">{text('volunteering.addTemple')}</Button>}
            >
              {text('volunteering.noneHelp')}
            </EmptyState>
          }
        >
          {({ items }) => (
            <ShiftList>
              {items.map((shift) => (
                <Shift key={shift.id} shift={shift} />
              ))}
            </ShiftList>
          )}
        </ScreenStates>
      </PagedList>
    </VolunteerFrame>
  );
}

function Shift({ shift }: { shift: OpenShift }) {
  const text = useTexts();
  const [joins, setJoins] = useState(false);
  const { title, description, placeName, note, temple, requirements, skills, minimumAge, opensAt, timeZone, signedUp, offers } = shift;
  const asks = [
    ...(minimumAge > 0 ? [text('volunteering.age', { age: minimumAge })] : []),
    ...requirements.map((kind) => text(`volunteering.requirement.${kind}`)),
    ...skills,
  ];
  const opens =
    opensAt && momentWithZone(currentLanguage(), { timeZone, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, opensAt);
  return (
    <ShiftItem>
      <div>
        <h2>{title}</h2>
        <ShiftMoment {...shift} />
        <p>{[placeName, temple.name, `${temple.city}, ${temple.state}`].filter(Boolean).join(', ')}</p>
        {description && <p>{description}</p>}
        {note && <p>{note}</p>}
        {asks.length > 0 && <p>{text('volunteering.asks', { what: asks.join(', ') })}</p>}
      </div>
      <Actions>
        <Places shift={shift} />
        {signedUp.length > 0 && <Chip kind="success">{text('volunteering.signedUp', { count: signedUp.length })}</Chip>}
      </Actions>
      {opens ? (
        <p>{text('volunteering.opens', { when: opens })}</p>
      ) : joins ? (
        <SignUpForm shift={shift} onDone={() => setJoins(false)} />
      ) : (
        <Actions>
          <Button onClick={() => setJoins(true)}>{text(shift.free > 0 ? 'volunteering.signUp' : 'volunteering.joinWaitlist')}</Button>
        </Actions>
      )}
      {offers.map((offer) => (
        <TakeOver key={offer.assignmentId} shift={shift} offer={offer} />
      ))}
    </ShiftItem>
  );
}

function Places({ shift: { free, waiting, isNeeded } }: { shift: OpenShift }) {
  const text = useTexts();
  if (free === 0) return <Chip kind="neutral">{text('volunteering.full', { count: waiting })}</Chip>;
  return <Chip kind={isNeeded ? 'primary' : 'neutral'}>{text('volunteering.free', { count: free })}</Chip>;
}

export { FindShifts as Screen };
