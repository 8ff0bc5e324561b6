import { useState } from 'react';
import { DayBand } from '../sky/day-band.tsx';
import { LimbTimeline } from '../sky/limb-timeline.tsx';
import { MonthGrid } from '../sky/month-grid.tsx';
import { PeriodMark } from '../sky/period-mark.tsx';
import type { SkyDay } from '../sky/sky-stops.ts';
import { Card } from '../ui/card.tsx';
import { Row, Specimen } from './specimen.tsx';

const HOUR_MS = 3_600_000;
const MS_PER_DAY = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 20, 11, 49);
const at = (hours: number) => START + hours * HOUR_MS;
const lasting = (sunsetHours: number): SkyDay => ({ startsAt: START, endsAt: at(24), sunset: at(sunsetHours), sun: 'rises-and-sets' });
const polar = (sun: SkyDay['sun']): SkyDay => ({ startsAt: START, endsAt: at(24), sunset: null, sun });
const DAY = lasting(9.8);

const limb = (name: string, until: string, from: number, to: number, current = false) => ({
  name,
  until,
  startsAt: at(from),
  endsAt: at(to),
  current,
});
const ROWS = [
  {
    label: 'Tithi',
    gloss: 'lunar day',
    segments: [limb('Shukla Ekadashi', 'until 8:01 PM', -10, 13.2, true), limb('Dvadashi', 'until Sat 6:26 PM', 13.2, 35)],
  },
  {
    label: 'Nakshatra',
    gloss: 'Moon’s star',
    segments: [limb('Uttara Bhadrapada', 'until 8:19 PM', -8, 13.5, true), limb('Revati', 'until Sat 7:24 PM', 13.5, 36)],
  },
];
const period = (letter: string, name: string, when: string, from: number, to: number) => ({
  letter,
  name,
  when,
  startsAt: at(from),
  endsAt: at(to),
});
const MARKS = [
  { label: 'Good times', tone: 'good' as const, periods: [period('A', 'Abhijit', '11:23 AM – 12:02 PM', 4.6, 5.2)] },
  {
    label: 'To avoid',
    tone: 'bad' as const,
    periods: [period('R', 'Rahu kalam', '10:29 – 11:43 AM', 3.7, 4.9), period('D', 'Durmuhurtam', '11:00 AM – 12:00 PM', 4.2, 5.2)],
  },
];
const TICKS = [3, 6, 9, 12, 15, 18, 21].map((hours) => ({ at: at(hours), label: `${hours} h` }));
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((long) => ({
  short: long.charAt(0),
  long,
}));
const MONTH = Array.from({ length: 35 }, (_, i) => {
  const date = new Date(Date.UTC(2026, 10, 1) + i * MS_PER_DAY).toISOString().slice(0, 10);
  return {
    date,
    label: `${date.slice(8)}, tithi ${((i + 22) % 30) + 1}`,
    elongation: (i + 22) * 12,
    note: String(((i + 22) % 15) + 1),
    marked: i === 7,
    outside: i >= 30,
  };
});

/** The band, the timeline and the month, with short, long and polar days. */
export function GallerySky() {
  const [selected, setSelected] = useState('2026-11-20');
  return (
    <>
      <Specimen name="Day band: winter, summer, far north, Sun stays up, Sun stays down">
        <DayBand
          {...DAY}
          label="Sunrise to sunrise in November, now in the morning"
          now={at(3.4)}
          stretches={[
            { tone: 'bad', startsAt: at(3.7), endsAt: at(4.9) },
            { tone: 'good', startsAt: at(4.6), endsAt: at(5.2) },
          ]}
        />
        <DayBand {...lasting(15)} label="Sunrise to sunrise in June" />
        <DayBand {...lasting(22)} label="A night of two hours" />
        <DayBand {...polar('stays-up')} label="The Sun stays up" />
        <DayBand {...polar('stays-down')} label="The Sun stays down" />
      </Specimen>
      <Specimen name="Limb timeline">
        <Card>
          <LimbTimeline
            label="The day of November 20"
            day={DAY}
            band={{ label: 'Sunrise to sunrise', sentence: 'Sunrise 6:49 AM, sunset 4:36 PM' }}
            rows={ROWS}
            marks={MARKS}
            now={{ at: at(3.4), label: 'Now 10:12 AM' }}
            ticks={TICKS}
            listLabel="All times as a list"
          />
        </Card>
        <Row>
          <PeriodMark tone="good" letter="A" />
          <PeriodMark tone="bad" letter="R" />
        </Row>
      </Specimen>
      <Specimen name="Month grid">
        <Card title="November 2026">
          <MonthGrid label="November 2026" weekdays={WEEKDAYS} days={MONTH} selected={selected} today="2026-11-18" onSelect={setSelected} />
        </Card>
      </Specimen>
    </>
  );
}
