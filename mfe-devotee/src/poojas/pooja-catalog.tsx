import { poojaServiceEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { Button, EmptyState, Page, PagedList, PageHeader, ScreenStates, styled, useAddress, usePages, useRead } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { UpcomingOpenings } from '../openings/upcoming-openings.tsx';
import { askPath } from '../requests/request-paths.ts';
import { TempleSearch } from '../temples/temple-search.tsx';
import { useTexts } from '../use-texts.ts';
import { catalogOf, OWN_CATALOG } from './pooja-paths.ts';
import { PoojaRow } from './pooja-row.tsx';
import { PoojaSearch } from './pooja-search.tsx';

/** The rows of a catalog. */
export const PoojaList = styled('ul')({ display: 'grid', gap: 12, padding: 0, margin: 0, listStyle: 'none' });
const ALL = 'all';
const CHOOSE = 'choose';

/** The poojas of all temples or of one, by name; signed-in devotees start with their home temple's. */
export function PoojaCatalog() {
  const text = useTexts();
  const { parameters } = useAddress();
  const own = catalogOf(useLocation().pathname) === OWN_CATALOG;
  const asked = parameters.get('temple') ?? '';
  const saved = useRead(templeEndpoints.saved, { enabled: own && !asked });
  const temple = asked || (saved.data?.find(({ home }) => home)?.slug ?? '');
  const known = temple !== '' && temple !== ALL && temple !== CHOOSE;
  const looking = own && !asked && saved.isPending;
  return (
    <Page reading>
      <PageHeader
        title={text(own ? 'titles.poojaServices' : 'titles.poojaBooking')}
        lead={text('poojas.lead')}
        actions={<Button to={askPath(known ? temple : '')}>{text('titles.askForPooja')}</Button>}
      />
      {asked === CHOOSE ? <ChooseTemple /> : <Poojas temple={temple === ALL ? '' : temple} looking={looking} />}
    </Page>
  );
}

function ChooseTemple() {
  const text = useTexts();
  const { pathname } = useLocation();
  return (
    <TempleSearch
      action={({ slug, name }) => (
        <Button to={`${pathname}?temple=${slug}`} aria-label={text('poojas.poojasOf', { name })}>
          {text('poojas.poojas')}
        </Button>
      )}
    />
  );
}

function Poojas({ temple, looking }: { temple: string; looking: boolean }) {
  const text = useTexts();
  const { parameters, change } = useAddress();
  const search = parameters.get('search') ?? '';
  const query = { ...(temple ? { temple } : {}), ...(search ? { search } : {}) };
  const poojas = usePages(poojaServiceEndpoints.catalog, { query, enabled: !looking });
  const clear = () => change({ search: undefined, temple: ALL, page: undefined });
  return (
    <>
      <UpcomingOpenings temple={temple} looking={looking} />
      <PoojaSearch search={search} temple={temple} onSearch={(words) => change({ search: words, page: undefined })} />
      <PagedList paging={poojas.paging}>
        <ScreenStates
          query={{ ...poojas, isPending: poojas.isPending || looking }}
          failedTitle={text('poojas.failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState title={text('poojas.none')} action={<Button onClick={clear}>{text('poojas.showAll')}</Button>} plain>
              {text('poojas.noneHelp')}
            </EmptyState>
          }
        >
          {({ items }) => (
            <PoojaList aria-label={text('poojas.poojas')}>
              {items.map((pooja) => (
                <PoojaRow key={pooja.id} pooja={pooja} />
              ))}
            </PoojaList>
          )}
        </ScreenStates>
      </PagedList>
    </>
  );
}
