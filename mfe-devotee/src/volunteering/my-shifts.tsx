import { type OwnShift, ownVolunteeringEndpoints, type ShiftTime } from '@sannidhi/contracts';
import {
  Button,
  Chip,
  EmptyState,
  notify,
  PagedList,
  ScreenStates,
  StatusChip,
  useErrorSentence,
  useList,
  useMessage,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { DeclineForm } from './decline-form.tsx';
import { LedShifts } from './led-shifts.tsx';
import { MyTeams } from './my-teams.tsx';
import { Actions, ShiftItem, ShiftList } from './shift-list.tsx';
import { ShiftMoment } from './shift-moment.tsx';
import { VolunteerFrame } from './volunteer-frame.tsx';

/** The household's shifts, to come or past. */
function MyShifts() {
  const text = useTexts();
  const list = useList(ownVolunteeringEndpoints.mine);
  const when: ShiftTime = list.query.when === 'past' ? 'past' : 'upcoming';
  return (
    <VolunteerFrame>
      <LedShifts />
      <Actions>
        {(['upcoming', 'past'] as const).map((each) => (
          <Button key={each} small aria-pressed={when === each} onClick={() => list.set({ when: each })}>
            {text(`volunteering.when.${each}`)}
          </Button>
        ))}
      </Actions>
      <PagedList paging={list.paging} previous={text('volunteering.previous')} next={text('volunteering.next')}>
        <ScreenStates
          query={list}
          failedTitle={text('volunteering.failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={text('volunteering.noShifts')}>{text('volunteering.noShiftsHelp')}</EmptyState>}
        >
          {({ items }) => (
            <ShiftList>
              {items.map((shift) => (
                <OwnPlace key={shift.id} shift={shift} />
              ))}
            </ShiftList>
          )}
        </ScreenStates>
      </PagedList>
      <MyTeams />
    </VolunteerFrame>
  );
}

function OwnPlace({ shift }: { shift: OwnShift }) {
  const text = useTexts();
  const sentenceOf = useMessage();
  const { title, name, placeName, temple, status, isTrainee, leadName, note, refusal, position } = shift;
  const reason = refusal ? sentenceOf(refusal) : shift.reason;
  return (
    <ShiftItem>
      <div>
        <h2>{title}</h2>
        <ShiftMoment {...shift} />
        <p>{[name, placeName, temple.name].filter(Boolean).join(', ')}</p>
        {leadName && <p>{text('volunteering.leadBy', { name: leadName })}</p>}
        {note && <p>{note}</p>}
        {reason && <p>{text('volunteering.reasonWas', { reason })}</p>}
      </div>
      <Actions>
        <StatusChip of="shift-assignment" state={status} />
        {isTrainee && <Chip>{text('volunteering.trainee')}</Chip>}
        {position !== null && <span>{text('volunteering.position', { position })}</span>}
      </Actions>
      <PlaceActions shift={shift} />
    </ShiftItem>
  );
}

const OPEN: readonly OwnShift['status'][] = ['waiting', 'requested', 'awaiting-consent', 'assigned', 'confirmed'];

/** What one can answer for a place that is still ahead. */
function PlaceActions({ shift }: { shift: OwnShift }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const [declines, setDeclines] = useState(false);
  const confirm = useWrite(ownVolunteeringEndpoints.confirm);
  const consent = useWrite(ownVolunteeringEndpoints.consent);
  const offer = useWrite(ownVolunteeringEndpoints.offer);
  const decline = useWrite(ownVolunteeringEndpoints.decline);
  const { id, title, status, isOffered, startsAt } = shift;
  if (!OPEN.includes(status) || Date.parse(startsAt) <= Date.now()) return null;
  const params = { assignmentId: id };
  if (declines)
    return (
      <DeclineForm
        label={text('volunteering.declineFor', { shift: title })}
        decline={(body) => decline.mutateAsync({ params, body })}
        onDone={() => setDeclines(false)}
      />
    );
  const said = (key: string) => ({
    onSuccess: () => notify({ kind: 'success', title: text(`volunteering.said.${key}`) }),
    onError: (error: Error) => notify({ kind: 'error', title: text('volunteering.notSaved'), body: sentence(error) }),
  });
  const hasPlace = status === 'assigned' || status === 'confirmed';
  return (
    <Actions>
      {status === 'awaiting-consent' && (
        <Button variant="primary" onClick={() => consent.mutate({ params }, said('agreed'))}>
          {text('volunteering.agree')}
        </Button>
      )}
      {status === 'assigned' && (
        <Button variant="primary" onClick={() => confirm.mutate({ params }, said('confirmed'))}>
          {text('volunteering.confirm')}
        </Button>
      )}
      {hasPlace && (
        <Button onClick={() => offer.mutate({ params, body: { isOffered: !isOffered } }, said(isOffered ? 'kept' : 'offered'))}>
          {text(isOffered ? 'volunteering.keep' : 'volunteering.swap')}
        </Button>
      )}
      <Button variant="text" onClick={() => setDeclines(true)}>
        {text('volunteering.decline')}
      </Button>
    </Actions>
  );
}

export { MyShifts as Screen };
