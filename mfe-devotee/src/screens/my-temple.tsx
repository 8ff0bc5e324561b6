import { type TemplePage, templeEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, Facts, HundiGlyph, Page, PageHeader, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { deityList } from '../temples/deity-list.ts';
import { PurposeList } from '../temples/purpose-list.tsx';
import { TempleHead } from '../temples/temple-head.tsx';
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
            {(temple) => <Temple {...temple} />}
          </ScreenStates>
        )}
      </ScreenStates>
    </Page>
  );
}

function Temple({ temple, funds }: TemplePage) {
  const text = useTexts();
  return (
    <>
      <TempleHead name={temple.name} place={text('guest.place', { city: temple.city, state: temple.state })} />
      <Actions>
        <Button variant="primary" icon={HundiGlyph} to={`/devotee/donate?temple=${temple.slug}`}>
          {text('myTemple.donate')}
        </Button>
        <Link to="/devotee/temples">{text('myTemple.changeHome')}</Link>
      </Actions>
      <Card title={text('myTemple.about')}>
        {temple.description && <p style={{ marginBottom: 16 }}>{temple.description}</p>}
        <Facts
          facts={[
            { label: text('myTemple.deities'), value: deityList(temple.deities) },
            { label: text('myTemple.tradition'), value: temple.tradition },
            { label: text('myTemple.address'), value: temple.address },
          ]}
        />
      </Card>
      <Card title={text('myTemple.purposes')}>
        {funds.length > 0 ? <PurposeList temple={temple} funds={funds} /> : <p>{text('myTemple.noPurposes')}</p>}
      </Card>
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
