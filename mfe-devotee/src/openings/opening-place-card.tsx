import type { OpeningView } from '@sannidhi/contracts';
import { Banner, Button, Card, RETURN_PARAMETER, ScreenStates, styled, useSession } from '@sannidhi/kit';
import { OWN_CATALOG, PUBLIC_CATALOG } from '../poojas/pooja-paths.ts';
import { useTexts } from '../use-texts.ts';
import { DrawState } from './draw-state.tsx';
import { LineState } from './line-state.tsx';
import { pathOf } from './opening-paths.ts';
import type { useOpening } from './use-opening.ts';

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 12,
  '& > *': { minWidth: 0 },
});

interface OpeningPlaceCardProps {
  opening: OpeningView;
  own: ReturnType<typeof useOpening>;
}

/** Where the devotee is in an opening, and the one thing to do next. */
export function OpeningPlaceCard({ opening, own }: OpeningPlaceCardProps) {
  const text = useTexts();
  const { isDonor } = useSession();
  const { status, canceledWhy, kind } = opening;
  const over = status === 'closed' || status === 'canceled';
  return (
    <Card title={text('openings.yours')}>
      <Stack>
        {own.interrupted && <Banner kind="info">{text('openings.interrupted')}</Banner>}
        {status === 'canceled' && <p>{text('openings.canceled', { reason: canceledWhy ?? '' })}</p>}
        {status === 'closed' && <p>{text('openings.closed')}</p>}
        {over && <Button to={isDonor ? OWN_CATALOG : PUBLIC_CATALOG}>{text('openings.catalog')}</Button>}
        {over && own.place?.turn && <p>{text('openings.yourTurn', { turn: own.place.turn })}</p>}
        {!over && !isDonor && <SignIn opening={opening} />}
        {!over && isDonor && (
          <ScreenStates query={own.own} failedTitle={text('openings.failed')}>
            {() => (kind === 'draw' ? <DrawState opening={opening} own={own} /> : <LineState opening={opening} own={own} />)}
          </ScreenStates>
        )}
      </Stack>
    </Card>
  );
}

function SignIn({ opening }: { opening: OpeningView }) {
  const text = useTexts();
  return (
    <>
      <p>{text('openings.signInHelp')}</p>
      <Button variant="primary" to={`/login?${RETURN_PARAMETER}=${encodeURIComponent(pathOf(opening))}`}>
        {text('openings.signIn')}
      </Button>
    </>
  );
}
