import {
  Banner,
  Button,
  currentLanguage,
  dateIn,
  formatDate,
  formatDateTime,
  IconButton,
  IconCalendarPlus,
  IconChevronLeft,
  IconChevronRight,
  IconMapPin,
  IconPrinter,
  Page,
  PageHeader,
  ScreenStates,
  Skeletons,
  Tabs,
  useKeptOffline,
  useOnline,
} from '@sannidhi/kit';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { dayOf, yearsAround, yearsBeside } from './chosen-day.ts';
import { FIRST_DATE, LAST_DATE } from './civil-date.ts';
import { dayLead } from './day-lead.ts';
import { DayView } from './day-view.tsx';
import { FestivalsView } from './festivals-view.tsx';
import type { PanchangaSettings } from './kept.ts';
import { loadEngine } from './load-engine.ts';
import { MonthView } from './month-view.tsx';
import type { PlaceChoice } from './place.ts';
import { SubscribeCard } from './subscribe-card.tsx';
import { type PanchangaAddress, VIEWS, type View } from './use-address.ts';
import { useNow } from './use-now.ts';
import { useOwnDates } from './use-own-dates.ts';
import { usePanchanga } from './use-panchanga.ts';
import type { ViewProps } from './view-props.ts';
import { STEP_NAMES, stepped, titleOf } from './view-title.ts';

const VIEW_SCREENS: Record<View, ComponentType<ViewProps>> = { day: DayView, month: MonthView, festivals: FestivalsView };

interface PlacePanchangaProps {
  place: PlaceChoice;
  address: PanchangaAddress;
  settings: PanchangaSettings;
  placeCard: ReactNode;
}

/** The page of one place: the day, the month or the year's festivals. */
export function PlacePanchanga({ place, address, settings, placeCard }: PlacePanchangaProps) {
  const text = useTexts();
  const now = useNow();
  const [open, setOpen] = useState<'place' | 'subscribe'>();
  const toggle = (which: 'place' | 'subscribe') => setOpen(open === which ? undefined : which);
  const today = dateIn(place.timeZone, now);
  const date = address.date ?? today;
  const query = usePanchanga(place, yearsAround(date), settings);
  const beside = useYearsBeside(date, settings);
  useKeptOffline(query.data && beside);
  const { dates: ownDates, syncedAt } = useOwnDates(place);
  const online = useOnline();
  const select = (next: string) => address.set({ date: next === today ? undefined : next });
  const day = query.data && dayOf(query.data, date);
  const Shown = VIEW_SCREENS[address.view];
  const steps = STEP_NAMES[address.view];
  return (
    <Page>
      <PageHeader
        title={titleOf(address.view, date, today, text)}
        before={<IconButton icon={IconChevronLeft} label={text(steps.before)} onClick={() => select(stepped(address.view, date, -1))} />}
        after={<IconButton icon={IconChevronRight} label={text(steps.after)} onClick={() => select(stepped(address.view, date, 1))} />}
        lead={query.data && day && dayLead(day, query.data, text)}
        actions={
          <>
            {date !== today && <Button onClick={() => select(today)}>{text('panchanga.today')}</Button>}
            <Button icon={IconMapPin} aria-expanded={open === 'place'} onClick={() => toggle('place')}>
              {place.name}
            </Button>
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {text('panchanga.print')}
            </Button>
            <Button icon={IconCalendarPlus} aria-expanded={open === 'subscribe'} onClick={() => toggle('subscribe')}>
              {text('panchanga.subscribe.button')}
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
      {open === 'place' && placeCard}
      {open === 'subscribe' && <SubscribeCard place={place} settings={settings} />}
      <div data-noprint="">
        <Tabs
          label={text('panchanga.views.label')}
          tabs={VIEWS.map((value) => ({ value, label: text(`panchanga.views.${value}`) }))}
          value={address.view}
          onChange={(view) => address.set({ view: VIEWS.find((known) => known === view) ?? 'day' })}
        />
      </div>
      <ScreenStates timeless query={query} failedTitle={text('panchanga.failed')} loading={<Skeletons rows={10} />}>
        {(reading) => <Shown {...{ reading, place, ownDates, date, today, now }} onSelect={select} />}
      </ScreenStates>
    </Page>
  );
}

/** Prefetches the tables for the years before and after, so that no step waits for them. Returns which are loaded. */
function useYearsBeside(date: string, { language = currentLanguage() }: PanchangaSettings): string | undefined {
  const { from, to } = yearsBeside(date);
  const [have, setHave] = useState<string>();
  useEffect(() => {
    loadEngine({ from, to }, language).then(
      () => setHave(`${from} ${to} ${language}`),
      () => undefined,
    );
  }, [from, to, language]);
  return have;
}
