import { EmptyState, isMissing, Page, PageHeader, ScreenStates, Skeletons } from '@sannidhi/kit';
import { keepPlace } from '../panchanga/kept.ts';
import type { PlaceChoice } from '../panchanga/place.ts';
import { PlaceCard } from '../panchanga/place-card.tsx';
import { PlacePanchanga } from '../panchanga/place-panchanga.tsx';
import { usePanchangaAddress } from '../panchanga/use-address.ts';
import { useHomePlace } from '../panchanga/use-home-place.ts';
import { usePlace } from '../panchanga/use-place.ts';
import { useSettings } from '../panchanga/use-settings.ts';
import { useTexts } from '../use-texts.ts';

/** The Hindu calendar for the home temple's sky, or any city's, computed in this browser. */
function Panchanga() {
  const text = useTexts();
  const address = usePanchangaAddress();
  const [settings, changeSettings] = useSettings();
  const home = useHomePlace();
  const query = usePlace(address);
  const choose = (place: PlaceChoice) => {
    keepPlace(place);
    address.set({ place });
  };
  const placeCard = <PlaceCard home={home.place} onChoose={choose} settings={settings} onSettings={changeSettings} />;
  if (query.place) {
    return <PlacePanchanga key={`${query.place.kind} ${query.place.id}`} {...{ place: query.place, address, settings, placeCard }} />;
  }
  const unknown = isMissing(query.error);
  return (
    <Page>
      <PageHeader title={text('panchanga.heading')} lead={text('panchanga.choosePlace')} />
      {unknown ? (
        <EmptyState title={text('panchanga.place.unknown')}>{text('panchanga.place.unknownHelp')}</EmptyState>
      ) : (
        (query.isPending || query.error) && (
          <ScreenStates query={{ ...query, data: undefined }} failedTitle={text('panchanga.place.failed')} loading={<Skeletons rows={8} />}>
            {() => null}
          </ScreenStates>
        )
      )}
      {!query.isPending && placeCard}
    </Page>
  );
}

export { Panchanga as Screen };
