import { Banner, Card, Chip, formatTime, LimbTimeline, LotusGlyph, MoonPhase, styled } from '@sannidhi/kit';
import type { PanchangaDay } from '@sannidhi/panchanga/web';
import { useTexts } from '../use-texts.ts';
import type { DayPeriod } from './day-periods.ts';
import { type DayWords, elongationAt, numberInHalf } from './day-words.ts';
import type { Observance } from './observances.ts';
import type { PanchangaReading } from './reading.ts';
import { SkyFacts } from './sky-facts.tsx';
import { axisTicks, limbRows, periodRows } from './timeline-rows.ts';

const MOON_PX = 48;
const CHIPS = 3;
const HALF_MONTH = 15;

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginBottom: 12,
  '& > svg': { flex: 'none' },
  '& > div': { flex: '1 1 14rem', minWidth: 0 },
  '& h2': theme.typography.h2,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0, listStyle: 'none' });

interface DayCardProps {
  day: PanchangaDay;
  dayAfter: PanchangaDay;
  reading: PanchangaReading;
  words: DayWords;
  periods: Record<'good' | 'bad', readonly DayPeriod[]>;
  observed: readonly Observance[];
  now: number;
}

/** The day at a glance: the tithi and Moon of its sunrise, the timeline with the present moment, Sun and Moon. */
export function DayCard({ day, dayAfter, reading, words, periods, observed, now }: DayCardProps) {
  const text = useTexts();
  const isNow = now >= day.startsAt && now < day.endsAt;
  const at = isNow ? now : day.startsAt;
  const [tithi, next] = day.tithi;
  return (
    <Card>
      <Head>
        <MoonPhase elongation={elongationAt(day, day.startsAt)} size={MOON_PX} />
        {tithi && (
          <div>
            <h2>{words.tithi(tithi.index)}</h2>
            <p>
              {text(tithi.index > HALF_MONTH ? 'panchanga.waning' : 'panchanga.waxing', {
                number: numberInHalf(tithi.index),
                until: words.until(tithi.endsAt),
              })}
              {next && text('panchanga.thenTithi', { name: words.tithi(next.index) })}
            </p>
          </div>
        )}
        <Chips>
          {observed.slice(0, CHIPS).map((one) => (
            <li key={one.id}>
              <Chip kind="primary" icon={LotusGlyph}>
                {reading.spoken(one).name}
              </Chip>
            </li>
          ))}
        </Chips>
      </Head>
      {words.change && (
        <Banner kind="info">
          {text(words.change.forward ? 'panchanga.clocksForward' : 'panchanga.clocksBack', { time: words.time(words.change.at) })}
        </Banner>
      )}
      <LimbTimeline
        label={text('panchanga.timeline')}
        day={day}
        band={{ label: text('panchanga.band'), sentence: words.band }}
        rows={limbRows(day, reading, words, text, at)}
        marks={periodRows(periods, words, text)}
        now={isNow ? { at: now, label: text('panchanga.now', { time: formatTime(now, { timeZone: day.timeZone }) }) } : undefined}
        ticks={axisTicks(day)}
        listLabel={text('panchanga.asList')}
      />
      <SkyFacts day={day} dayAfter={dayAfter} reading={reading} words={words} at={at} />
    </Card>
  );
}
