import { type SavedTemple, templeEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, Gopuram, HundiGlyph, ScreenStates, Skeletons, styled, useRead } from '@sannidhi/kit';
import { SuspendedTemple } from '../temples/suspended-temple.tsx';
import { worded } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';

const Head = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 128,
  padding: '20px 24px',
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.role.textOnNightSoft, paddingRight: 96 },
  '& h2': { ...theme.typography.h2, paddingRight: 96 },
  '& svg': { position: 'absolute', right: 24, top: 16, width: 112, color: theme.vars.palette.role.brassOnNight, opacity: 0.8 },
}));
const Notice = styled('div')({ padding: '20px 24px 0' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, padding: '20px 24px 24px' });

/** The home temple with the page's one primary action, unless it is suspended; without one, a link to choose it. */
export function HomeTempleCard() {
  const text = useTexts();
  const query = useRead(templeEndpoints.saved);
  const home = query.data?.find((temple) => temple.home);
  return (
    <Card flush>
      <ScreenStates
        query={query}
        failedTitle={text('dashboard.templeFailed')}
        loading={<Skeletons rows={1} height={220} />}
        isEmpty={() => !home}
        empty={<NoHome />}
      >
        {() => home && <Home temple={home} />}
      </ScreenStates>
    </Card>
  );
}

function Home({ temple }: { temple: SavedTemple }) {
  const text = useTexts();
  const { name, slug, city, state, isSuspended } = worded(temple);
  return (
    <>
      <Head>
        <p>{text('dashboard.homeTemple')}</p>
        <h2>{name}</h2>
        <p>{text('guest.place', { city, state })}</p>
        <Gopuram stroke={1.4} width={112} />
      </Head>
      {isSuspended && (
        <Notice>
          <SuspendedTemple />
        </Notice>
      )}
      <Actions>
        {!isSuspended && (
          <Button variant="primary" icon={HundiGlyph} to={`/devotee/donate?temple=${slug}`}>
            {text('dashboard.donate')}
          </Button>
        )}
        <Button to="/devotee/my-temple">{text('dashboard.aboutTemple')}</Button>
      </Actions>
    </>
  );
}

function NoHome() {
  const text = useTexts();
  return (
    <EmptyState
      title={text('dashboard.noHome')}
      action={
        <Button variant="primary" to="/devotee/add-temple">
          {text('dashboard.chooseHome')}
        </Button>
      }
    >
      {text('dashboard.noHomeHelp')}
    </EmptyState>
  );
}
