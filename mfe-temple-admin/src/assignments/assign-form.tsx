import {
  assignmentMessage,
  assignPriestSchema,
  type OfficeAssignment,
  type PriestCandidate,
  priestAssignmentEndpoints,
  type StaffedSlot,
} from '@sannidhi/contracts';
import { CheckboxField, Chip, Field, Form, notify, RadioCardsField, ScreenStates, useMessage, useRead, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

interface AssignFormProps {
  slot: StaffedSlot;
  /** Whom the chosen priest takes over from. */
  replaces?: OfficeAssignment;
  onDone: () => void;
}

/** Offers a service to a priest: those who are free first, the others with what keeps them from it. */
export function AssignForm({ slot, replaces, onDone }: AssignFormProps) {
  const text = useOfficeText('assignments');
  const candidates = useRead(priestAssignmentEndpoints.candidates, { params: { slotId: slot.id } });
  const assign = useWrite(priestAssignmentEndpoints.assign);
  return (
    <ScreenStates query={candidates} failedTitle={text('assign.failed')}>
      {(priests) => (
        <Form
          label={text(replaces ? 'move.open' : 'assign.open')}
          schema={assignPriestSchema}
          initialValues={{ slotId: slot.id, accountId: nextOf(priests), replacesId: replaces?.id, reason: '', agreed: false }}
          onSubmit={async ({ reason, ...body }) => {
            await assign.mutateAsync({ body: { ...body, ...(reason ? { reason } : {}) } });
            const name = priests.find(({ accountId }) => accountId === body.accountId)?.fullName ?? '';
            notify({ kind: 'success', title: text(body.agreed ? 'assign.agreed' : 'assign.done', { name }) });
            onDone();
          }}
        >
          <Candidates priests={priests.filter(({ accountId }) => accountId !== replaces?.priest.accountId)} />
          <Field optional name="reason" label={text('assign.reason')} help={text('assign.reasonHelp')} maxLength={200} />
          <CheckboxField name="agreed" label={text('assign.hasAgreed')} help={text('assign.hasAgreedHelp')} />
          <FormEnd onCancel={onDone} submit={text(replaces ? 'move.submit' : 'assign.submit')} />
        </Form>
      )}
    </ScreenStates>
  );
}

const nextOf = (priests: readonly PriestCandidate[]): string => priests.find(({ next }) => next)?.accountId ?? '';

function Candidates({ priests }: { priests: readonly PriestCandidate[] }) {
  const text = useOfficeText('assignments');
  const say = useMessage();
  const note = ({ obstacles, next, hours }: PriestCandidate) =>
    obstacles.length > 0
      ? obstacles.map(({ message }) => say(assignmentMessage(message))).join('. ')
      : next
        ? say(assignmentMessage(next))
        : text('assign.free', { count: hours });
  return (
    <RadioCardsField
      name="accountId"
      label={text('assign.who')}
      cards={priests.map((priest) => ({
        value: priest.accountId,
        label: priest.fullName,
        note: note(priest),
        disabled: !priest.canAssign,
        aside: priest.next && <Chip icon="check">{text('assign.next')}</Chip>,
      }))}
    />
  );
}
