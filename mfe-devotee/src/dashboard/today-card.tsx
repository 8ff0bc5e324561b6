import { Card, currentLanguage, dateIn, ScreenStates, Skeletons, styled } from '@sannidhi/kit';
import { yearsAround } from '../panchanga/chosen-day.ts';
import { loadEngine } from '../panchanga/load-engine.ts';
import type { PlaceChoice } from '../panchanga/place.ts';
import { useHomePlace } from '../panchanga/use-home-place.ts';
import { useNow } from '../panchanga/use-now.ts';
import { usePanchanga } from '../panchanga/use-panchanga.ts';
import { useSettings } from '../panchanga/use-settings.ts';
import { useTexts } from '../use-texts.ts';
import { Today } from './today.tsx';

// Three files that name each other: they are on their way before the home temple says for which place.
loadEngine(yearsAround(dateIn()), currentLanguage()).catch(() => undefined);

/** About as high as the day: what is below it stays where it is. */
const Coming = styled('div')({
  minHeight: 300,
  '@media (max-width:899.95px)': { minHeight: 450 },
  '@media (max-width:599.95px)': { minHeight: 660 },
});

/** The current Hindu day over the home temple; nothing if no place is known. */
export function TodayCard() {
  const { place } = useHomePlace();
  return place ? <TodayAt place={place} /> : null;
}

function TodayAt({ place }: { place: PlaceChoice }) {
  const text = useTexts();
  const now = useNow();
  const [settings] = useSettings();
  const query = usePanchanga(place, yearsAround(dateIn(place.timeZone, now)), settings);
  return (
    <Card flush>
      <ScreenStates
        query={query}
        failedTitle={text('panchanga.failed')}
        loading={
          <Coming>
            <Skeletons rows={5} />
          </Coming>
        }
      >
        {(reading) => <Today reading={reading} place={place} now={now} />}
      </ScreenStates>
    </Card>
  );
}
