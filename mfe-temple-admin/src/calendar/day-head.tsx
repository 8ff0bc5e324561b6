import type { CalendarDay } from '@sannidhi/contracts';
import { dateIn, formatDate, formatTime, MoonPhase } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';

const TITHIS = 30;

/** A day of the week with its sky: festival, tithi at sunrise with its end, Rahu kalam. */
export function DayHead({ day, onOpen }: { day: CalendarDay; onOpen: (date: string) => void }) {
  const { today } = useTemple();
  const words = useSkyWords();
  const { date, festivals, tithi } = day;
  return (
    <th scope="col">
      <span data-date data-today={date === today || undefined}>
        <button type="button" onClick={() => onOpen(date)}>
          {formatDate(date, { weekday: 'short' })} <b>{Number(date.slice(8))}</b>
        </button>
        {tithi && <MoonPhase elongation={(tithi.index / TITHIS) * 360} size={16} />}
      </span>
      <span data-festival>{festivals.join(', ')}</span>
      <span>{words.tithi(day)}</span>
      <span>{words.rahu(day)}</span>
    </th>
  );
}

/** The sky of a day in words, on the temple's clocks. */
export function useSkyWords() {
  const text = useOfficeText('calendar');
  const { timeZone } = useTemple();
  const until = (date: string, endsAt: string) => {
    const time = formatTime(endsAt, { timeZone });
    const on = dateIn(timeZone, new Date(endsAt));
    return on === date ? time : `${formatDate(on, { weekday: 'short' })} ${time}`;
  };
  return {
    tithi: ({ date, tithi }: CalendarDay): string =>
      tithi ? text('limbUntil', { name: tithi.name, time: until(date, tithi.endsAt) }) : '',
    nakshatra: ({ date, nakshatra }: CalendarDay): string =>
      nakshatra ? text('limbUntil', { name: nakshatra.name, time: until(date, nakshatra.endsAt) }) : '',
    rahu: ({ rahuKalam }: CalendarDay): string =>
      text('rahu', { from: formatTime(rahuKalam.from, { timeZone }), to: formatTime(rahuKalam.until, { timeZone }) }),
  };
}
