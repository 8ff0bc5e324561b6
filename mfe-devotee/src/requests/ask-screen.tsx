import { familyEndpoints, poojaServiceEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { Button, Page, PageHeader, ScreenStates, useAddress, useRead } from '@sannidhi/kit';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { OWN_CATALOG } from '../poojas/pooja-paths.ts';
import { SuspendedTemple } from '../temples/suspended-temple.tsx';
import { TempleSearch } from '../temples/temple-search.tsx';
import { useTexts } from '../use-texts.ts';
import { RequestForm } from './request-form.tsx';
import { askPath } from './request-paths.ts';

/** Asks a temple for a pooja at home or a special one: the temple first, where the address names none. */
function Ask() {
  const text = useTexts();
  const { parameters } = useAddress();
  const temple = parameters.get('temple') ?? '';
  const pooja = parameters.get('pooja');
  return (
    <Page reading>
      <p>
        <Button variant="text" flush to={temple ? `${OWN_CATALOG}?temple=${temple}` : OWN_CATALOG}>
          {text('poojas.back')}
        </Button>
      </p>
      <PageHeader title={text('titles.askForPooja')} lead={text('requests.ask.lead')} />
      {temple ? <ForTemple key={`${temple} ${pooja}`} temple={temple} pooja={pooja} /> : <ChooseTemple />}
    </Page>
  );
}

function ChooseTemple() {
  const text = useTexts();
  return (
    <TempleSearch
      action={({ slug, name }) => (
        <Button to={askPath(slug)} aria-label={text('requests.ask.templeNamed', { name })}>
          {text('requests.ask.temple')}
        </Button>
      )}
    />
  );
}

function ForTemple({ temple, pooja }: { temple: string; pooja: string | null }) {
  const text = useTexts();
  const page = useRead(templeEndpoints.page, { params: { slug: temple } });
  const offer = useRead(poojaServiceEndpoints.offer, { params: { slug: temple, serviceId: pooja ?? '' }, enabled: pooja !== null });
  const family = useRead(familyEndpoints.list);
  const waiting = pooja !== null && offer.isPending;
  return (
    <>
      <VerifyBanner />
      <ScreenStates query={page} failedTitle={text('requests.failed')}>
        {(loaded) =>
          loaded.isSuspended ? (
            <SuspendedTemple />
          ) : (
            <ScreenStates query={{ ...family, isPending: family.isPending || waiting }} failedTitle={text('poojas.familyFailed')}>
              {(members) => <RequestForm temple={loaded.temple} offer={offer.data} family={members.filter(({ hasDied }) => !hasDied)} />}
            </ScreenStates>
          )
        }
      </ScreenStates>
    </>
  );
}

export { Ask as Screen };
