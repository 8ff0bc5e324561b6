import type { FestivalOverride } from '@sannidhi/contracts';
import {
  Button,
  Card,
  currentLanguage,
  DayBand,
  dateIn,
  formatShortDate,
  Icon,
  IconStar,
  MoonPhase,
  PeriodMark,
  ScreenStates,
  Skeletons,
  styled,
} from '@sannidhi/kit';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { hinduDayAt, yearsAround } from '../panchanga/chosen-day.ts';
import { daysLater } from '../panchanga/civil-date.ts';
import { dayWords, elongationAt, limbAt, numberInHalf } from '../panchanga/day-words.ts';
import { loadEngine } from '../panchanga/load-engine.ts';
import { nextObserved, observedOn } from '../panchanga/observances.ts';
import type { PlaceChoice } from '../panchanga/place.ts';
import type { PanchangaReading } from '../panchanga/reading.ts';
import { useHomePlace } from '../panchanga/use-home-place.ts';
import { useNow } from '../panchanga/use-now.ts';
import { useOwnDates } from '../panchanga/use-own-dates.ts';
import { usePanchanga } from '../panchanga/use-panchanga.ts';
import { useSettings } from '../panchanga/use-settings.ts';
import { useTexts } from '../use-texts.ts';

// Three files that name each other: they are on their way before the home temple says for which place.
loadEngine(yearsAround(dateIn()), currentLanguage()).catch(() => undefined);

const MOON_PX = 44;
const HALF_MONTH = 15;

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { padding: '24px 28px' },
  '@media (max-width:899.95px)': { '& > div': { padding: '20px 16px' } },
  '@media (min-width:900px)': {
    gridTemplateColumns: '300px minmax(0, 1fr)',
    '& > div + div': { borderLeft: `1px solid ${theme.vars.palette.role.line}` },
  },
}));
/** About as high as the day: what is below it stays where it is. */
const Coming = styled('div')({
  minHeight: 300,
  '@media (max-width:899.95px)': { minHeight: 450 },
  '@media (max-width:599.95px)': { minHeight: 660 },
});
const Tithi = styled('div')(({ theme }) => ({
  '& h2': theme.typography.h2,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& header': { display: 'flex', alignItems: 'center', gap: 12, marginBottom: 8 },
}));
const Times = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: '8px 0 16px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
  gap: 16,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '26px minmax(0, 1fr)', gap: '0 10px' },
  '& li[data-over]': { color: theme.vars.palette.text.secondary, '& b': { fontWeight: 400 } },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '& b': { display: 'block', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
}));
const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 28px',
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
  background: theme.vars.palette.role.brassTint,
  '@media (max-width:899.95px)': { padding: '12px 16px' },
  // The next festival comes after the day, on a second line.
  '@media (max-width:599.95px)': { '& > span': { minHeight: '3.2em' } },
  '& b': { fontWeight: 600 },
}));

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

function Today({ reading, place, now }: { reading: PanchangaReading; place: PlaceChoice; now: number }) {
  const text = useTexts();
  const { dates } = useOwnDates(place);
  const today = dateIn(place.timeZone, now);
  const day = hinduDayAt(reading, now, place.timeZone);
  // The page's title is the civil date: before sunrise the Hindu day began on the previous one, and its times say so.
  const words = dayWords({ ...day, date: today }, reading, text);
  const tithi = limbAt(day.tithi, now);
  const nakshatra = limbAt(day.nakshatra, now);
  const isToday = day.date === today;
  const { rahuKalam, abhijit } = isToday ? day.periods : reading.calendar.day(today).periods;
  const upcomingFrom = useDeferredValue(daysLater(today, 1), '');
  const observed = observedOn(reading.calendar, today, dates).map((one) => reading.spoken(one).name);
  return (
    <>
      <Strip>
        <Tithi>
          <header>
            <MoonPhase elongation={elongationAt(day, now)} size={MOON_PX} />
            <p>{text('panchanga.todaysTithi')}</p>
          </header>
          <h2>{tithi && words.tithi(tithi.index)}</h2>
          {tithi && (
            <p>
              {text(tithi.index > HALF_MONTH ? 'panchanga.waning' : 'panchanga.waxing', {
                number: numberInHalf(tithi.index),
                until: words.until(tithi.endsAt),
              })}
            </p>
          )}
        </Tithi>
        <div>
          <DayBand
            {...day}
            now={now}
            label={words.band}
            stretches={isToday ? [{ tone: 'bad', ...rahuKalam }, ...(abhijit ? [{ tone: 'good' as const, ...abhijit }] : [])] : []}
          />
          <Times aria-hidden="true">
            <span>{words.time(day.startsAt)}</span>
            {day.sunset !== null && <span>{words.time(day.sunset)}</span>}
            <span>{words.time(day.endsAt)}</span>
          </Times>
          <List>
            {nakshatra && (
              <li>
                <Icon of={IconStar} />
                <span>
                  <small>{text('panchanga.nakshatraNow')}</small>
                  <b>{reading.nameOf('nakshatra', nakshatra.index)}</b> {words.until(nakshatra.endsAt)}
                </span>
              </li>
            )}
            <Period tone="bad" kind="rahu" when={words.range(rahuKalam)} isOver={now >= rahuKalam.endsAt} />
            {abhijit && <Period tone="good" kind="abhijit" when={words.range(abhijit)} isOver={now >= abhijit.endsAt} />}
          </List>
        </div>
      </Strip>
      <Foot>
        <span>
          {observed.length > 0 ? <Observed names={observed} /> : text('panchanga.nothingToday')}
          {observed.length > 0 && upcomingFrom ? ' · ' : ' '}
          {upcomingFrom && <NextFestival reading={reading} dates={dates} from={upcomingFrom} />}
        </span>
        <Button variant="text" to="/devotee/panchanga">
          {text('panchanga.open')}
        </Button>
      </Foot>
    </>
  );
}

interface PeriodProps {
  tone: 'good' | 'bad';
  kind: 'rahu' | 'abhijit';
  when: string;
  /** Passed: it says so instead of what it is for, and steps back. */
  isOver: boolean;
}

function Period({ tone, kind, when, isOver }: PeriodProps): ReactNode {
  const text = useTexts();
  return (
    <li data-over={isOver || undefined}>
      <PeriodMark tone={tone} letter={text(`panchanga.periods.${kind}.letter`)} />
      <span>
        <small>{text(`panchanga.periods.${kind}.name`)}</small>
        <b>{when}</b> {text(isOver ? 'panchanga.over' : `panchanga.periods.${kind}.gloss`)}
      </span>
    </li>
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
