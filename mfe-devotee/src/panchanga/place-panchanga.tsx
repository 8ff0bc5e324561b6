import {
  Banner,
  Button,
  currentLanguage,
  formatDate,
  formatDateTime,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconMapPin,
  Page,
  PageHeader,
  ScreenStates,
  Skeletons,
} from '@sannidhi/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { dayOf, yearsAround, yearsBeside } from './chosen-day.ts';
import { dateIn, daysLater, FIRST_DATE, LAST_DATE } from './civil-date.ts';
import { dayLead } from './day-lead.ts';
import { DayView } from './day-view.tsx';
import type { PanchangaSettings } from './kept.ts';
import { loadEngine } from './load-engine.ts';
import type { PlaceChoice } from './place.ts';
import type { PanchangaAddress } from './use-address.ts';
import { useNow } from './use-now.ts';
import { useOnline } from './use-online.ts';
import { useOwnDates } from './use-own-dates.ts';
import { usePanchanga } from './use-panchanga.ts';

interface PlacePanchangaProps {
  place: PlaceChoice;
  address: PanchangaAddress;
  settings: PanchangaSettings;
  placeCard: ReactNode;
}

/** The page of one place: the day, its month and what comes next. */
export function PlacePanchanga({ place, address, settings, placeCard }: PlacePanchangaProps) {
  const text = useTexts();
  const now = useNow();
  const [choosing, setChoosing] = useState(false);
  const today = dateIn(place.timeZone, now);
  const date = address.date ?? today;
  const query = usePanchanga(place, yearsAround(date), settings);
  useYearsBeside(date, settings);
  const { dates: ownDates, syncedAt } = useOwnDates(place);
  const online = useOnline();
  const select = (next: string) => address.set({ date: next === today ? undefined : next });
  const day = query.data && dayOf(query.data, date);
  return (
    <Page>
      <PageHeader
        title={formatDate(date, {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
          ...(date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
        })}
        before={<IconButton icon={IconChevronLeft} label={text('panchanga.previousDay')} onClick={() => select(daysLater(date, -1))} />}
        after={<IconButton icon={IconChevronRight} label={text('panchanga.nextDay')} onClick={() => select(daysLater(date, 1))} />}
        lead={query.data && day && dayLead(day, query.data, text)}
        actions={
          <>
            {date !== today && <Button onClick={() => select(today)}>{text('panchanga.today')}</Button>}
            <Button icon={IconMapPin} aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
              {place.name}
            </Button>
          </>
        }
      />
      {address.refusedDate !== undefined && (
        <Banner kind="error" title={text('panchanga.refusedDate', { date: address.refusedDate })}>
          {text('panchanga.allowedDates', { from: formatDate(FIRST_DATE), to: formatDate(LAST_DATE) })}
        </Banner>
      )}
      {!online && (
        <Banner kind="info" title={text('panchanga.offline')}>
          {syncedAt !== undefined && text('panchanga.ownDatesAsOf', { when: formatDateTime(syncedAt) })}
        </Banner>
      )}
      {choosing && placeCard}
      <ScreenStates query={query} failedTitle={text('panchanga.failed')} loading={<Skeletons rows={10} />}>
        {(reading) => <DayView {...{ reading, place, ownDates, date, today, now }} onSelect={select} />}
      </ScreenStates>
    </Page>
  );
}

/** Fetches the tables of the years beside ahead of time, so that no step waits for them. */
function useYearsBeside(date: string, { language = currentLanguage() }: PanchangaSettings): void {
  const { from, to } = yearsBeside(date);
  useEffect(() => {
    loadEngine({ from, to }, language).catch(() => undefined);
  }, [from, to, language]);
}
