import { Card, Facts } from '@sannidhi/kit';
import type { PanchangaDay } from '@sannidhi/panchanga/web';
import { useTexts } from '../use-texts.ts';
import type { DayWords } from './day-words.ts';
import type { PanchangaReading } from './reading.ts';

interface MoreFactsProps {
  day: PanchangaDay;
  reading: PanchangaReading;
  words: DayWords;
}

/** What else the day includes: both month reckonings, the solar calendars, the years, and skipped or repeated tithis. */
export function MoreFacts({ day, reading, words }: MoreFactsProps) {
  const text = useTexts();
  const { names } = reading;
  const { masa, solar, years } = day;
  const lunar = ({ index, adhika }: { index: number; adhika: boolean }) =>
    [adhika ? names.adhika : '', names.masa[index - 1]].filter(Boolean).join(' ');
  const solarDate = (reckoning: 'tamil' | 'malayalam' | 'bengali') => {
    const { month, day: number, year } = solar[reckoning];
    return text('panchanga.solarDate', { month: names[reckoning][month - 1] ?? '', day: number, year });
  };
  const pada = day.padas.map((one) => `${reading.nameOf('nakshatra', one.nakshatra)} ${one.pada}, ${words.until(one.endsAt)}`);
  return (
    <Card title={text('panchanga.more.heading')}>
      <Facts
        ruled
        facts={[
          { label: text('panchanga.more.amanta'), value: lunar(masa.amanta) },
          { label: text('panchanga.more.purnimanta'), value: lunar(masa.purnimanta) },
          { label: text('panchanga.more.vara'), value: names.vara[day.vara.index - 1] },
          { label: text('panchanga.more.ayana'), value: names.ayana[day.ayana.index - 1] },
          { label: text('panchanga.more.pada'), value: pada.map((line) => <div key={line}>{line}</div>) },
          { label: text('panchanga.more.kshaya'), value: day.kshaya.map((tithi) => words.tithi(tithi)).join(', ') },
          { label: text('panchanga.more.vriddhi'), value: day.vriddhi ? words.tithi(day.atSunrise.tithi) : '' },
          { label: text('panchanga.more.tamil'), value: solarDate('tamil') },
          { label: text('panchanga.more.malayalam'), value: solarDate('malayalam') },
          { label: text('panchanga.more.bengali'), value: solarDate('bengali') },
          { label: text('panchanga.more.gujarati'), value: years.gujaratiVikram },
          { label: text('panchanga.more.kali'), value: years.kali },
        ]}
      />
    </Card>
  );
}
