import { formatPhone, type TemplePage, templeEndpoints, websiteLink } from '@sannidhi/contracts';
import { Button, Card, EmptyState, Facts, HundiGlyph, languageName, Page, PageHeader, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { NextEvents } from '../events/next-events.tsx';
import { deityList } from '../temples/deity-list.ts';
import { PurposeList } from '../temples/purpose-list.tsx';
import { SuspendedTemple } from '../temples/suspended-temple.tsx';
import { TempleDays } from '../temples/temple-days.tsx';
import { TempleHead } from '../temples/temple-head.tsx';
import { VisitCards } from '../temples/visit-cards.tsx';
import { wordedPage } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

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
            {(temple) => <Temple {...wordedPage(temple)} />}
          </ScreenStates>
        )}
      </ScreenStates>
    </Page>
  );
}

function Temple({ temple, funds, isSuspended }: TemplePage) {
  const text = useTexts();
  const website = websiteLink(temple.website);
  return (
    <>
      <TempleHead name={temple.name} place={text('guest.place', { city: temple.city, state: temple.state })} />
      <Actions>
        {!isSuspended && (
          <Button variant="primary" icon={HundiGlyph} to={`/devotee/donate?temple=${temple.slug}`}>
            {text('myTemple.donate')}
          </Button>
        )}
        <Link to="/devotee/temples">{text('myTemple.changeHome')}</Link>
      </Actions>
      {isSuspended && <SuspendedTemple />}
      <Card title={text('myTemple.about')}>
        {temple.description && <p style={{ marginBottom: 16 }}>{temple.description}</p>}
        <Facts
          facts={[
            { label: text('myTemple.deities'), value: deityList(temple.deities) },
            { label: text('myTemple.tradition'), value: temple.tradition },
            { label: text('myTemple.languages'), value: temple.languages.map(languageName).join(', ') },
            { label: text('myTemple.address'), value: temple.address },
            { label: text('myTemple.phone'), value: temple.phone && <a href={`tel:${temple.phone}`}>{formatPhone(temple.phone)}</a> },
            { label: text('myTemple.email'), value: temple.email && <a href={`mailto:${temple.email}`}>{temple.email}</a> },
            {
              label: text('myTemple.website'),
              value: website && (
                <a href={website} rel="noreferrer">
                  {temple.website}
                </a>
              ),
            },
          ]}
        />
      </Card>
      {!isSuspended && <NextEvents slug={temple.slug} />}
      {!isSuspended && <TempleDays slug={temple.slug} timeZone={temple.timeZone} />}
      <VisitCards temple={temple} />
      {!isSuspended && (
        <Card title={text('myTemple.purposes')}>
          {funds.length > 0 ? <PurposeList temple={temple} funds={funds} /> : <p>{text('myTemple.noPurposes')}</p>}
        </Card>
      )}
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
