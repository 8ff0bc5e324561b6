import type { FestivalOverride } from '@sannidhi/contracts';
import { formatShortDate } from '@sannidhi/kit';
import { memo, useDeferredValue } from 'react';
import { daysLater } from '../panchanga/civil-date.ts';
import { nextObserved, observedOn } from '../panchanga/observances.ts';
import type { PlaceChoice } from '../panchanga/place.ts';
import type { PanchangaReading } from '../panchanga/reading.ts';
import { useOwnDates } from '../panchanga/use-own-dates.ts';
import { useTexts } from '../use-texts.ts';

/** What is observed on a civil date, and the festival after it. */
export function TodayFestivals({ reading, place, today }: { reading: PanchangaReading; place: PlaceChoice; today: string }) {
  const text = useTexts();
  const { dates } = useOwnDates(place);
  const upcomingFrom = useDeferredValue(daysLater(today, 1), '');
  const observed = observedOn(reading.calendar, today, dates).map((one) => reading.spoken(one).name);
  return (
    <span>
      {observed.length > 0 ? <Observed names={observed} /> : text('panchanga.nothingToday')}
      {observed.length > 0 && upcomingFrom ? ' · ' : ' '}
      {upcomingFrom && <NextFestival reading={reading} dates={dates} from={upcomingFrom} />}
    </span>
  );
}

interface NextFestivalProps {
  reading: PanchangaReading;
  dates: readonly FestivalOverride[];
  /** The civil date from which on it is looked for. */
  from: string;
}

/** The next festival. Two years are reckoned for it: the day is shown before, and once a minute passes it isn't reckoned again. */
const NextFestival = memo(({ reading, dates, from }: NextFestivalProps) => {
  const text = useTexts();
  const [next] = nextObserved(reading.calendar, from, dates, 1);
  return next && text('panchanga.nextFestival', { name: reading.spoken(next).name, date: formatShortDate(next.date) });
});

function Observed({ names }: { names: readonly string[] }) {
  const text = useTexts();
  return (
    <>
      {text('panchanga.todayIs')} <b>{names.join(', ')}</b>
    </>
  );
}
