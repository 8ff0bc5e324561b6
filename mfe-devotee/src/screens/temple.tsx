import { matchRoute, type TemplePage, templeEndpoints } from '@sannidhi/contracts';
import { Button, EmptyState, HundiGlyph, isMissing, Page, PageHeader, ScreenStates, useRead, useTitle } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { TempleBody } from '../temples/temple-body.tsx';
import { TEMPLE_PATTERN } from '../temples/temple-paths.ts';
import { wordedPage } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';

/** A temple's own page, for everyone: where its events, poojas and purposes are found without an account. */
function TempleScreen() {
  const text = useTexts();
  const { slug = '' } = matchRoute(TEMPLE_PATTERN, useLocation().pathname) ?? {};
  const page = useRead(templeEndpoints.page, { params: { slug } });
  if (isMissing(page.error)) return <Unknown />;
  return (
    <Page reading>
      {!page.data && <PageHeader title={text('navigation.temple')} />}
      <ScreenStates query={page} failedTitle={text('donor.templeFailed')}>
        {(temple) => <Temple page={wordedPage(temple)} />}
      </ScreenStates>
    </Page>
  );
}

function Temple({ page }: { page: TemplePage }) {
  useTitle(page.temple.name);
  return <TempleBody page={page} actions={page.isSuspended ? null : <Ways slug={page.temple.slug} />} />;
}

/** What a visitor can do here; `/donate` and `/pooja-booking` know whether they are signed in. */
function Ways({ slug }: { slug: string }) {
  const text = useTexts();
  return (
    <>
      <Button variant="primary" icon={HundiGlyph} to={`/donate?temple=${slug}`}>
        {text('myTemple.donate')}
      </Button>
      <Button to={`/pooja-booking?temple=${slug}`}>{text('titles.poojaBooking')}</Button>
    </>
  );
}

function Unknown() {
  const text = useTexts();
  return (
    <Page reading>
      <PageHeader title={text('navigation.temple')} />
      <EmptyState title={text('guest.unknownHeading')} action={<Button to="/donate">{text('titles.addTemple')}</Button>}>
        {text('guest.unknown')}
      </EmptyState>
    </Page>
  );
}

export { TempleScreen as Screen };
