import { assignmentMessage, type OfficeAssignment, priestAssignmentEndpoints, type StaffedSlot } from '@sannidhi/contracts';
import { Button, notify, Stack, StatusChip, useErrorSentence, useMessage, useSession, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { AssignForm } from './assign-form.tsx';
import { isTaken } from './is-taken.ts';
import { MoveDialog } from './move-dialog.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

/** Who performs a service and why, who was asked before, and what the office can do about it. */
export function StaffedRecord({ slot }: { slot: StaffedSlot }) {
  const text = useOfficeText('assignments');
  const { can } = useSession();
  const [manages, moves] = [can('priests:manage'), can('bookings:cancel')];
  const ahead = new Date(slot.endsAt) > new Date();
  const taken = slot.assignments.filter(isTaken);
  const before = slot.assignments.filter((each) => !isTaken(each));
  return (
    <Stack spacing={4}>
      {taken.map((each) => (
        <Taken key={each.id} slot={slot} assignment={each} changes={manages && ahead} />
      ))}
      {slot.open > 0 && <Open slot={slot} changes={manages && ahead} />}
      {ahead && moves && (taken.length === 0 || !manages) && <MoveButton slot={slot} />}
      {before.length > 0 && (
        <PanelSection title={text('before')}>
          {before.map((each) => (
            <Assigned key={each.id} assignment={each} />
          ))}
        </PanelSection>
      )}
    </Stack>
  );
}

/** Where there is no priest to move it from, only its time can change. */
function MoveButton({ slot }: { slot: StaffedSlot }) {
  const text = useOfficeText('assignments');
  const [moving, setMoving] = useState(false);
  return (
    <Row align="end">
      <Button small onClick={() => setMoving(true)}>
        {text('move.open')}
      </Button>
      {moving && <MoveDialog slot={slot} onClose={() => setMoving(false)} />}
    </Row>
  );
}

function Taken({ slot, assignment, changes }: { slot: StaffedSlot; assignment: OfficeAssignment; changes: boolean }) {
  const text = useOfficeText('assignments');
  const [step, setStep] = useState<'move' | 'withdraw'>();
  const done = () => setStep(undefined);
  const title =
    slot.priestsNeeded > 1 ? text('positionOf', { position: assignment.position, count: slot.priestsNeeded }) : text('column.priest');
  return (
    <PanelSection title={title}>
      <Assigned assignment={assignment} />
      {step === 'move' && <MoveDialog slot={slot} assignment={assignment} onClose={done} />}
      {step === 'withdraw' && <WithdrawForm assignment={assignment} onDone={done} />}
      {step !== 'withdraw' && changes && assignment.state !== 'completed' && (
        <Row align="end">
          <Button small variant="text" onClick={() => setStep('withdraw')}>
            {text('withdraw.open')}
          </Button>
          <Button small onClick={() => setStep('move')}>
            {text('move.open')}
          </Button>
        </Row>
      )}
    </PanelSection>
  );
}

/** One priest: the state, why they were chosen, and by when they answer. */
function Assigned({ assignment: { priest, state, explanation, answerBy, reason } }: { assignment: OfficeAssignment }) {
  const text = useOfficeText('assignments');
  const moments = useMoments();
  const say = useMessage();
  return (
    <Stack spacing={1}>
      <Row align="spread">
        <b>{priest.fullName}</b>
        <StatusChip of="priest-assignment" state={state} />
      </Row>
      <Secondary>{say(assignmentMessage(explanation))}</Secondary>
      {state === 'offered' && <Secondary>{text('answerBy', { when: moments.relative(answerBy) })}</Secondary>}
      {reason && <Secondary>{text('reason', { reason })}</Secondary>}
    </Stack>
  );
}

function Open({ slot, changes }: { slot: StaffedSlot; changes: boolean }) {
  const text = useOfficeText('assignments');
  const sentence = useErrorSentence();
  const [chooses, setChooses] = useState(false);
  const ask = useWrite(priestAssignmentEndpoints.assign);
  const askNext = () =>
    ask.mutateAsync({ body: { slotId: slot.id, agreed: false } }).then(
      () => notify({ kind: 'success', title: text('askNext.done') }),
      (error: Error) => notify({ kind: 'error', title: text('askNext.failed'), body: sentence(error) }),
    );
  return (
    <PanelSection title={text('open', { count: slot.open })}>
      {chooses ? (
        <AssignForm slot={slot} onDone={() => setChooses(false)} />
      ) : (
        changes && (
          <Row align="end">
            <Button small busy={ask.isPending && text('askNext.busy')} onClick={() => void askNext()}>
              {text('askNext.open')}
            </Button>
            <Button small variant="primary" onClick={() => setChooses(true)}>
              {text('assign.open')}
            </Button>
          </Row>
        )
      )}
    </PanelSection>
  );
}
