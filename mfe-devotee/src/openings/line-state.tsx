import type { OpeningPlace, OpeningView } from '@sannidhi/contracts';
import { Button, formatCount, formatTime, styled } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

import { Countdown } from './countdown.tsx';
import { BookInOpening } from './opening-forms.tsx';
import type { useOpening } from './use-opening.ts';
import { useOpeningActions } from './use-opening-actions.ts';

const Big = styled('p')(({ theme }) => ({ ...theme.typography.h2, fontVariantNumeric: 'tabular-nums lining-nums' }));
const Wide = styled('div')({ justifySelf: 'stretch', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

interface LineStateProps {
  opening: OpeningView;
  own: ReturnType<typeof useOpening>;
}

/** Where somebody is in the line, from the announcement until it is sold out. */
export function LineState({ opening, own }: LineStateProps) {
  const { status } = opening;
  const { place, room } = own;
  const shown = room?.status ?? status;
  if (shown === 'announced') return <Announced opening={opening} own={own} />;
  if (shown === 'sold-out') return <SoldOut opening={opening} />;
  if (!place || place.status === 'left' || place.status === 'lapsed')
    return <NotIn opening={opening} lapsed={place?.status === 'lapsed'} />;
  if (place.status === 'admitted') return <Admitted opening={opening} place={place} />;
  return shown === 'open' ? <InLine opening={opening} own={own} /> : <InRoom opening={opening} own={own} />;
}

function Announced({ opening, own }: LineStateProps) {
  const text = useTexts();
  const { remind, busy } = useOpeningActions(opening.id);
  const reminder = own.own.data?.reminder ?? false;
  const { waitsAt, opensAt, temple } = opening;
  return (
    <>
      <Countdown opening={opening} until={waitsAt ?? opensAt} />
      <p>{text('openings.roomOpens', { when: momentAt(waitsAt ?? opensAt, temple.timeZone) })}</p>
      <p>{text('openings.sameChance')}</p>
      <Button disabled={busy} onClick={() => remind(!reminder)}>
        {text(reminder ? 'openings.dontRemind' : 'openings.remind')}
      </Button>
    </>
  );
}

function NotIn({ opening, lapsed }: { opening: OpeningView; lapsed: boolean }) {
  const text = useTexts();
  const { join, busy } = useOpeningActions(opening.id);
  const waiting = opening.status === 'waiting';
  return (
    <>
      {waiting && <Countdown opening={opening} until={opening.opensAt} />}
      <p>{text(lapsed ? 'openings.lapsed' : waiting ? 'openings.sameChance' : 'openings.joinHelp')}</p>
      <Button variant="primary" busy={busy && text('openings.busy')} onClick={join}>
        {text(waiting ? 'openings.enter' : 'openings.join')}
      </Button>
    </>
  );
}

function InRoom({ opening, own }: LineStateProps) {
  const text = useTexts();
  return (
    <>
      <Countdown opening={opening} until={opening.opensAt} />
      <p role="status">
        <b>{text('openings.inRoom')}</b> {own.room && text('openings.joined', { count: own.room.joined })}
      </p>
      <p>{text('openings.sameChance')}</p>
      <p>{text('openings.keeps')}</p>
      <Leave openingId={opening.id} />
    </>
  );
}

function InLine({ opening, own: { place, room } }: LineStateProps) {
  const text = useTexts();
  const ahead = place?.turn && room ? Math.max(0, place.turn - room.admittedTurn - 1) : null;
  return (
    <>
      <div role="status">
        {ahead === null ? (
          <p>{text('openings.findingTurn')}</p>
        ) : (
          <Big>{ahead === 0 ? text('openings.next') : text('openings.ahead', { count: ahead, people: formatCount(ahead) })}</Big>
        )}
      </div>
      {room && <p>{text('openings.free', { count: room.free })}</p>}
      <p>{text('openings.keeps')}</p>
      <Leave openingId={opening.id} />
    </>
  );
}

function Admitted({ opening, place: { admittedUntil } }: { opening: OpeningView; place: OpeningPlace }) {
  const text = useTexts();
  const until = admittedUntil ? formatTime(admittedUntil) : '';
  return (
    <Wide>
      <Big role="status">{text('openings.yourTurnNow')}</Big>
      <p>{text('openings.bookBy', { until })}</p>
      <BookInOpening opening={opening} />
    </Wide>
  );
}

function SoldOut({ opening }: { opening: OpeningView }) {
  const text = useTexts();
  return (
    <Wide>
      <Big role="status">{text('openings.soldOut')}</Big>
      <p>{text('openings.soldOutHelp')}</p>
      <BookInOpening opening={opening} />
    </Wide>
  );
}

function Leave({ openingId }: { openingId: string }) {
  const text = useTexts();
  const { leave, busy } = useOpeningActions(openingId);
  return (
    <Button variant="text" flush disabled={busy} onClick={leave}>
      {text('openings.leave')}
    </Button>
  );
}
