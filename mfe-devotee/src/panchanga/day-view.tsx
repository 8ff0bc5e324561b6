import { Banner, Button, Card, CardColumns, formatDate, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { BirthCard } from './birth-card.tsx';
import { ChoghadiyaCard } from './choghadiya-card.tsx';
import { dayOf } from './chosen-day.ts';
import { daysLater } from './civil-date.ts';
import { DayCard } from './day-card.tsx';
import { periodsOf } from './day-periods.ts';
import { dayWords } from './day-words.ts';
import { MonthCard } from './month-card.tsx';
import { MoreFacts } from './more-facts.tsx';
import { ObservanceList } from './observance-list.tsx';
import { nextObserved, observedOn } from './observances.ts';
import { PeriodList } from './period-list.tsx';
import type { ViewProps } from './view-props.ts';

const NEXT_FESTIVALS = 5;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.density.gap,
  alignItems: 'start',
  '@media (min-width:1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 384px' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Stack = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.density.gap }));

/** One Hindu day, with its month and what comes next beside it. */
export function DayView({ reading, place, ownDates, date, today, now, onSelect }: ViewProps) {
  const text = useTexts();
  const day = dayOf(reading, date);
  if (!day) return <p role="alert">{text('panchanga.skippedDate')}</p>;
  const words = dayWords(day, reading, text);
  const dayAfter = dayOf(reading, daysLater(date, 1)) ?? day;
  const periods = periodsOf(day, dayAfter);
  const observed = observedOn(reading.calendar, date, ownDates);
  return (
    <Columns>
      <Stack>
        {date === today && now < day.startsAt && (
          <Banner
            kind="info"
            action={
              <Button small onClick={() => onSelect(daysLater(date, -1))}>
                {text('panchanga.showIt')}
              </Button>
            }
          >
            {text('panchanga.beforeSunrise', {
              time: words.time(day.startsAt),
              date: formatDate(daysLater(date, -1), { weekday: 'long', month: 'long', day: 'numeric' }),
            })}
          </Banner>
        )}
        <DayCard {...{ day, dayAfter, reading, words, periods, observed, now }} />
        {observed.length > 0 && (
          <Card title={text('panchanga.observed')}>
            <ObservanceList observed={observed} reading={reading} words={words} open />
          </Card>
        )}
        <CardColumns min={300}>
          <PeriodList title={text('panchanga.good')} tone="good" periods={periods.good} words={words} />
          <PeriodList title={text('panchanga.bad')} tone="bad" periods={periods.bad} words={words} />
        </CardColumns>
        <MoreFacts day={day} reading={reading} words={words} />
        <div data-noprint="">
          <ChoghadiyaCard day={day} reading={reading} words={words} now={now} />
        </div>
      </Stack>
      <Stack data-noprint="">
        <MonthCard {...{ reading, ownDates, date, today, onSelect }} />
        <Card title={text('panchanga.next')}>
          <ObservanceList observed={nextObserved(reading.calendar, date, ownDates, NEXT_FESTIVALS)} reading={reading} dated />
        </Card>
        <BirthCard reading={reading} place={place} date={date} />
      </Stack>
    </Columns>
  );
}
