import { DayBand, Icon, IconStar, styled } from '@sannidhi/kit';
import type { PanchangaDay } from '@sannidhi/panchanga/web';
import { type DayWords, limbAt } from '../panchanga/day-words.ts';
import type { PanchangaReading } from '../panchanga/reading.ts';
import { useTexts } from '../use-texts.ts';
import { TodayPeriod } from './today-period.tsx';

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

interface TodayTimesProps {
  day: PanchangaDay;
  /** The civil date: before sunrise the Hindu day began on the previous one. */
  today: string;
  reading: PanchangaReading;
  words: DayWords;
  now: number;
}

/** The day from sunrise to sunrise, with the nakshatra and the good and bad times. */
export function TodayTimes({ day, today, reading, words, now }: TodayTimesProps) {
  const text = useTexts();
  const nakshatra = limbAt(day.nakshatra, now);
  const isToday = day.date === today;
  const { rahuKalam, abhijit } = isToday ? day.periods : reading.calendar.day(today).periods;
  return (
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
        <TodayPeriod tone="bad" kind="rahu" when={words.range(rahuKalam)} isOver={now >= rahuKalam.endsAt} />
        {abhijit && <TodayPeriod tone="good" kind="abhijit" when={words.range(abhijit)} isOver={now >= abhijit.endsAt} />}
      </List>
    </div>
  );
}
