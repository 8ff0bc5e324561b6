import { type TemplePage, templeEndpoints } from '@sannidhi/contracts';
import { Button, EmptyState, HundiGlyph, Page, PageHeader, ScreenStates, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { TempleBody } from '../temples/temple-body.tsx';
import { wordedPage } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';

/** The home temple: who it is, what it accepts gifts for, and how to give. */
function MyTemple() {
  const text = useTexts();
  const saved = useRead(templeEndpoints.saved);
  const home = saved.data?.find((temple) => temple.home);
  const page = useRead(templeEndpoints.page, { params: { slug: home?.slug ?? '' }, enabled: home !== undefined });
  return (
    <Page reading>
      {!page.data && <PageHeader title={text('titles.myTemple')} />}
      <ScreenStates query={saved} failedTitle={text('myTemple.failed')} isEmpty={() => !home} empty={<NoHome />}>
        {() => (
          <ScreenStates query={page} failedTitle={text('myTemple.failed')}>
            {(temple) => <TempleBody page={wordedPage(temple)} actions={<HomeActions {...temple} />} />}
          </ScreenStates>
        )}
      </ScreenStates>
    </Page>
  );
}

function HomeActions({ temple, isSuspended }: TemplePage) {
  const text = useTexts();
  return (
    <>
      {!isSuspended && (
        <Button variant="primary" icon={HundiGlyph} to={`/devotee/donate?temple=${temple.slug}`}>
          {text('myTemple.donate')}
        </Button>
      )}
      <Link to="/devotee/temples">{text('myTemple.changeHome')}</Link>
    </>
  );
}

function NoHome() {
  const text = useTexts();
  return (
    <EmptyState
      title={text('myTemple.none')}
      action={
        <Button variant="primary" to="/devotee/add-temple">
          {text('myTemple.choose')}
        </Button>
      }
    >
      {text('myTemple.noneHelp')}
    </EmptyState>
  );
}

export { MyTemple as Screen };
