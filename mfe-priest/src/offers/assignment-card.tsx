import { giveUpUntil, type PriestAssignment, priestAssignmentEndpoints } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Card,
  Facts,
  formatDate,
  formatZone,
  IconCheck,
  notify,
  Stack,
  useErrorSentence,
  useText,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { DeclineForm } from './decline-form.tsx';

/** One service with its answers: accept or decline an offer, or give up what was accepted. */
export function AssignmentCard({ assignment }: { assignment: PriestAssignment }) {
  const text = useText('mfe-priest');
  const [declines, setDeclines] = useState(false);
  const when = momentIn(assignment.temple.timeZone);
  const { temple, service, place, location, families, startsAt, answerBy, state, position, priestsNeeded } = assignment;
  const until = giveUpUntil(startsAt);
  return (
    <Card title={service}>
      <Stack spacing={4}>
        <Facts
          facts={[
            { label: text('offers.when'), value: when(startsAt) },
            {
              label: text('offers.where'),
              value: [temple.name, location === 'home' ? text('offers.home') : place].filter(Boolean).join(', '),
            },
            { label: text('offers.families'), value: String(families) },
            {
              label: text('offers.priests'),
              value: priestsNeeded > 1 ? text('offers.positionOf', { position, count: priestsNeeded }) : null,
            },
            { label: text('offers.answerBy'), value: state === 'offered' && when(answerBy) },
            { label: text('offers.giveUpUntil'), value: state === 'accepted' && when(until.toISOString()) },
          ]}
        />
        {state === 'accepted' && until < new Date() ? (
          <Banner kind="info">{text('offers.tooLate')}</Banner>
        ) : declines ? (
          <DeclineForm assignment={assignment} onDone={() => setDeclines(false)} />
        ) : (
          <Answers assignment={assignment} onDecline={() => setDeclines(true)} />
        )}
      </Stack>
    </Card>
  );
}

function Answers({ assignment: { id, service, state }, onDecline }: { assignment: PriestAssignment; onDecline: () => void }) {
  const text = useText('mfe-priest');
  const sentence = useErrorSentence();
  const accept = useWrite(priestAssignmentEndpoints.accept);
  const answer = async () => {
    await accept.mutateAsync({ params: { assignmentId: id } });
    notify({ kind: 'success', title: text('offers.acceptedOne', { service }) });
  };
  return (
    <Stack spacing={2}>
      {accept.error && <Banner kind="error">{sentence(accept.error)}</Banner>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        {state === 'offered' && (
          <Button
            variant="ghost"
            icon={IconCheck}
            busy={accept.isPending && text('offers.accepting')}
            onClick={() => void answer().catch(() => undefined)}
          >
            {text('offers.accept')}
          </Button>
        )}
        <Button onClick={onDecline}>{text(state === 'offered' ? 'offers.decline' : 'offers.return')}</Button>
      </Stack>
    </Stack>
  );
}

/** A moment on the temple’s clocks, with the zone where it isn’t this device’s. */
function momentIn(timeZone: string): (instant: string) => string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (instant) => {
    const shown = formatDate(instant, { timeZone, weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
    return own === timeZone ? shown : `${shown}, ${formatZone(timeZone)}`;
  };
}
