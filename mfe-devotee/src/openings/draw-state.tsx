import type { OpeningView } from '@sannidhi/contracts';
import { Button, styled } from '@sannidhi/kit';
import { useState } from 'react';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { DrawForm } from './opening-forms.tsx';
import type { useOpening } from './use-opening.ts';
import { useOpeningActions } from './use-opening-actions.ts';

const Wide = styled('div')({
  justifySelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 12,
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface DrawStateProps {
  opening: OpeningView;
  own: ReturnType<typeof useOpening>;
}

/** Registering for a draw, and how it ended. */
export function DrawState({ opening, own }: DrawStateProps) {
  const text = useTexts();
  const { place } = own;
  const [editing, edit] = useState(false);
  if (opening.status !== 'registering') return <Ended turn={place?.turn ?? null} />;
  const registered = place?.status === 'registered';
  if (!registered || editing)
    return (
      <Wide>
        <p>{text('openings.drawHelp', { when: momentAt(opening.opensAt, opening.temple.timeZone), count: opening.payHours })}</p>
        <DrawForm opening={opening} place={registered ? place : null} onDone={() => edit(false)} />
      </Wide>
    );
  return <Registered opening={opening} own={own} onEdit={() => edit(true)} />;
}

function Registered({ opening, own: { place, room }, onEdit }: DrawStateProps & { onEdit: () => void }) {
  const text = useTexts();
  const { leave, busy } = useOpeningActions(opening.id);
  const slot = opening.slots.find(({ id }) => id === place?.slotId);
  return (
    <>
      <p role="status">
        <b>{text('openings.isRegistered')}</b> {room && text('openings.joined', { count: room.joined })}
      </p>
      {slot && (
        <p>
          {slot.service}, {momentAt(slot.startsAt, opening.temple.timeZone)}
        </p>
      )}
      <p>{place?.participants.map(({ name }) => name).join(', ')}</p>
      <p>{text('openings.drawnAt', { when: momentAt(opening.opensAt, opening.temple.timeZone) })}</p>
      <Actions>
        <Button onClick={onEdit}>{text('openings.change')}</Button>
        <Button variant="text" disabled={busy} onClick={leave}>
          {text('openings.withdraw')}
        </Button>
      </Actions>
    </>
  );
}

function Ended({ turn }: { turn: number | null }) {
  const text = useTexts();
  if (turn === null) return <p>{text('openings.drawOver')}</p>;
  return (
    <>
      <p>{text('openings.yourTurn', { turn })}</p>
      <p>{text('openings.winnersPay')}</p>
      <Button variant="primary" to="/bookings?view=waitlists">
        {text('openings.seeOffer')}
      </Button>
    </>
  );
}
