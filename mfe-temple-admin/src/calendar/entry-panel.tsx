import {
  type CalendarEntry,
  type CalendarMover,
  type Permission,
  type Resource,
  resourceUseEndpoints,
  useReasonSchema,
} from '@sannidhi/contracts';
import {
  Button,
  Chip,
  Facts,
  Field,
  Form,
  formatDate,
  IconAlertTriangle,
  IconBan,
  IconCalendar,
  notify,
  SidePanel,
  Stack,
  SubmitButton,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PanelSection, Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { ClashDrawing } from './clash-drawing.tsx';
import type { Ghost } from './ghost.ts';
import { HallDecision } from './hall-decision.tsx';
import { MoveEntry, type MoveTo } from './move-entry.tsx';
import { useEntryWords } from './use-entry-words.ts';

/** Who may move what. */
const MAY: Record<CalendarMover, Permission> = {
  'event-date': 'events:manage',
  'pooja-slot': 'bookings:cancel',
  'resource-use': 'resources:book',
};

interface EntryPanelProps {
  entry: CalendarEntry;
  resources: readonly Resource[];
  labelOf: (layer: string) => string;
  isMoving: boolean;
  to: MoveTo | undefined;
  onMove: () => void;
  onStay: () => void;
  onGhost: (ghost: Ghost | undefined) => void;
  onClose: () => void;
}

/** An entry: what it is, why it is in conflict, and "Move to…", docked so that the calendar behind it shows where it would be. */
export function EntryPanel({ entry, resources, labelOf, isMoving, to, onMove, onStay, onGhost, onClose }: EntryPanelProps) {
  const text = useOfficeText('calendar');
  const words = useEntryWords();
  const { can } = useSession();
  const moves = entry.mover !== null && can(MAY[entry.mover]) && entry.endsAt > new Date().toISOString();
  const waitingUseId = can('resources:manage') ? entry.waitingUseId : null;
  // The decision below says itself that it waits.
  const state = waitingUseId ? words.people(entry) : words.detail(entry);
  const hall = resources.find(({ id }) => id === entry.resourceId)?.name ?? entry.place;
  const subtitle = [formatDate(entry.date, { weekday: 'long', month: 'long', day: 'numeric' }), words.time(entry), hall]
    .filter(Boolean)
    .join(', ');
  const chips = (
    <Row>
      {entry.clashes.length > 0 && (
        <Chip kind="error" icon={IconAlertTriangle}>
          {text('clash.chip')}
        </Chip>
      )}
      <span>{labelOf(entry.layer)}</span>
    </Row>
  );
  return (
    <SidePanel title={entry.title} overline={chips} subtitle={subtitle} onClose={onClose}>
      <Stack spacing={3}>
        <ClashDrawing entry={entry} />
        {state && <Facts facts={[{ label: text('column.state'), value: state }]} />}
        {waitingUseId && <HallDecision useId={waitingUseId} isOfEvent={entry.mover === 'event-date'} onDone={onClose} />}
        {moves && isMoving ? (
          <PanelSection title={text('move.title')}>
            <MoveEntry key={`${to?.date}${to?.resourceId}`} entry={entry} resources={resources} to={to} onGhost={onGhost} onDone={onStay} />
          </PanelSection>
        ) : (
          <Row>
            {moves && (
              <Button icon={IconCalendar} onClick={onMove}>
                {text('move.open')}
              </Button>
            )}
            {entry.mover !== 'resource-use' && <Link to={entry.path}>{text('openRecord')}</Link>}
          </Row>
        )}
        {entry.mover === 'resource-use' && moves && !isMoving && <CancelUse useId={entry.id} onDone={onClose} />}
      </Stack>
    </SidePanel>
  );
}

function CancelUse({ useId, onDone }: { useId: string; onDone: () => void }) {
  const text = useOfficeText('calendar');
  const cancel = useWrite(resourceUseEndpoints.cancel);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Row>
        <Button variant="destructive" icon={IconBan} onClick={() => setOpen(true)}>
          {text('use.cancel')}
        </Button>
      </Row>
    );
  return (
    <Form
      label={text('use.cancel')}
      schema={useReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { useId }, body });
        notify({ kind: 'success', title: text('use.canceled') });
        onDone();
      }}
    >
      <Field name="reason" label={text('reason')} maxLength={200} />
      <SubmitButton variant="destructive" busy={text('use.canceling')}>
        {text('use.cancel')}
      </SubmitButton>
    </Form>
  );
}
