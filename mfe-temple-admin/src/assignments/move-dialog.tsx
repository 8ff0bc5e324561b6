import type { OfficeAssignment, StaffedSlot } from '@sannidhi/contracts';
import { Dialog, Stack, Tabs, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { AssignForm } from './assign-form.tsx';
import { MoveTime } from './move-time.tsx';
import { useServiceTime } from './use-service-time.ts';

interface MoveDialogProps {
  slot: StaffedSlot;
  /** Whom another priest would take over from; without it, only the time can change. */
  assignment?: OfficeAssignment;
  onClose: () => void;
}

type Where = 'priest' | 'time';

/** Moves a service to another priest, or with everybody in it to another time. */
export function MoveDialog({ slot, assignment, onClose }: MoveDialogProps) {
  const text = useOfficeText('assignments');
  const { can } = useSession();
  const when = useServiceTime();
  const places: Where[] = [
    ...(assignment && can('priests:manage') ? ['priest' as const] : []),
    ...(can('bookings:cancel') ? ['time' as const] : []),
  ];
  const [to, setTo] = useState<Where | undefined>(places[0]);
  return (
    <Dialog open title={text('move.title', { service: slot.service, when: when(slot) })} answers={null} onClose={onClose}>
      <Stack spacing={3}>
        {places.length > 1 && to && (
          <Tabs
            label={text('move.open')}
            value={to}
            onChange={(next) => setTo(next as Where)}
            tabs={places.map((value) => ({ value, label: text(`move.to.${value}`) }))}
          />
        )}
        {to === 'priest' && assignment && <AssignForm slot={slot} replaces={assignment} onDone={onClose} />}
        {to === 'time' && <MoveTime slot={slot} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}
