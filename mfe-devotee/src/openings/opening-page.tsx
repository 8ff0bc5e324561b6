import type { OpeningView } from '@sannidhi/contracts';
import { Button, EmptyState, isMissing, Page, PageHeader, ScreenStates, StatusChip, styled, useStep } from '@sannidhi/kit';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { PUBLIC_CATALOG } from '../poojas/pooja-paths.ts';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { useFormsAhead } from './opening-forms.tsx';
import { OpeningPlaceCard } from './opening-place-card.tsx';
import { OpeningTimes } from './opening-times.tsx';
import { OrderCard } from './order-card.tsx';
import { useOpening } from './use-opening.ts';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.density.gap }));
const Lead = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  overflowWrap: 'anywhere',
  '& p': { color: theme.vars.palette.text.secondary },
}));

/** A big day's sale: when it opens, the devotee's place in it, its times, and how the order is decided. */
export function OpeningPage({ slug, openingId }: { slug: string; openingId: string }) {
  const text = useTexts();
  useFormsAhead();
  const opening = useOpening(slug, openingId);
  const { query, place, room } = opening;
  const name = query.data?.name ?? text('titles.opening');
  useStep('opening', name);
  if (isMissing(query.error))
    return (
      <Page reading>
        <PageHeader title={text('titles.opening')} />
        <EmptyState title={text('openings.unknown')} action={<Button to={PUBLIC_CATALOG}>{text('openings.catalog')}</Button>}>
          {text('openings.unknownHelp')}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <PageHeader title={name} />
      <VerifyBanner />
      <ScreenStates query={query} failedTitle={text('openings.failed')}>
        {(view) => (
          <Stack>
            <About opening={view} />
            <OpeningPlaceCard opening={view} own={opening} />
            <OpeningTimes opening={view} room={room} />
            <OrderCard opening={view} ticket={place?.ticket} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

function About({ opening }: { opening: OpeningView }) {
  const text = useTexts();
  const { temple, kind, status, opensAt, about } = opening;
  const when = momentAt(opensAt, temple.timeZone);
  return (
    <Lead>
      <StatusChip of="pooja-opening" state={status} />
      <p>{text('guest.place', { city: `${temple.name}, ${temple.city}`, state: temple.state })}</p>
      <b>{text(kind === 'draw' ? 'openings.drawnAt' : 'openings.opensAt', { when })}</b>
      {about && <p>{about}</p>}
    </Lead>
  );
}
