import { matchRoute, ownVolunteeringEndpoints, type ShiftAnswer } from '@sannidhi/contracts';
import {
  Button,
  Card,
  EmptyState,
  isMissing,
  notify,
  Page,
  PageHeader,
  ScreenStates,
  StatusChip,
  useErrorSentence,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { DeclineForm } from './decline-form.tsx';
import { Actions } from './shift-list.tsx';
import { ShiftMoment } from './shift-moment.tsx';
import { ANSWER_PATTERN } from './volunteering-paths.ts';

/** What the link in an email opens: one place, to confirm or decline without signing in. */
function Answer() {
  const text = useTexts();
  const { token = '' } = matchRoute(ANSWER_PATTERN, useLocation().pathname) ?? {};
  const place = useRead(ownVolunteeringEndpoints.answerPage, { params: { token } });
  return (
    <Page reading>
      <PageHeader title={text('titles.shiftAnswer')} lead={text('volunteering.answer.lead')} />
      {isMissing(place.error) ? (
        <EmptyState title={text('volunteering.answer.unknown')}>{text('volunteering.answer.unknownHelp')}</EmptyState>
      ) : (
        <ScreenStates query={place} failedTitle={text('volunteering.failed')}>
          {(found) => <Place token={token} place={found} />}
        </ScreenStates>
      )}
    </Page>
  );
}

const ANSWERABLE: readonly ShiftAnswer['status'][] = ['waiting', 'requested', 'awaiting-consent', 'assigned', 'confirmed'];

function Place({ token, place }: { token: string; place: ShiftAnswer }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const [declines, setDeclines] = useState(false);
  const answer = useWrite(ownVolunteeringEndpoints.answer);
  const { title, name, placeName, temple, status, startsAt } = place;
  const canAnswer = ANSWERABLE.includes(status) && Date.parse(startsAt) > Date.now();
  const comes = () =>
    answer.mutate(
      { params: { token }, body: { comes: true, reason: '' } },
      { onError: (error) => notify({ kind: 'error', title: text('volunteering.notSaved'), body: sentence(error) }) },
    );
  return (
    <Card title={title}>
      <ShiftMoment {...place} />
      <p>{[name, placeName, temple.name].filter(Boolean).join(', ')}</p>
      <StatusChip of="shift-assignment" state={status} />
      {declines ? (
        <DeclineForm
          label={text('volunteering.decline')}
          decline={({ reason }) => answer.mutateAsync({ params: { token }, body: { comes: false, reason } })}
          onDone={() => setDeclines(false)}
        />
      ) : (
        canAnswer && (
          <Actions>
            {status === 'assigned' && (
              <Button variant="primary" busy={answer.isPending && text('volunteering.saving')} onClick={comes}>
                {text('volunteering.confirm')}
              </Button>
            )}
            <Button onClick={() => setDeclines(true)}>{text('volunteering.decline')}</Button>
          </Actions>
        )
      )}
    </Card>
  );
}

export { Answer as Screen };
