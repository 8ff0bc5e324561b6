import type { CalendarDay, CalendarEntry, CalendarLook, TempleCalendar } from '@sannidhi/contracts';
import { formatDate } from '@sannidhi/kit';
import { useMemo } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import type { BoardKeys } from './board-keys.ts';
import { monthOf } from './calendar-span.ts';
import { Month } from './calendar-styles.ts';
import { byDate } from './entries-shown.ts';
import { LookMarks } from './look-marks.tsx';
import { MonthDay } from './month-day.tsx';
import { useEntryWords } from './use-entry-words.ts';
import { useNarrow } from './use-narrow.ts';

const WEEK = 7;

interface CalendarMonthProps extends BoardKeys {
  calendar: TempleCalendar;
  entries: readonly CalendarEntry[];
  hidden: ReadonlySet<string>;
  lookOf: (layer: string) => CalendarLook;
  date: string;
  onDay: (date: string) => void;
}

/** A month: the first of each day, and how many more there are; where it is narrow, marks of them in a day that opens as a whole. */
export function CalendarMonth({ calendar, entries, hidden, lookOf, date, onDay, openId, onOpen, firstId }: CalendarMonthProps) {
  const days = useMemo(() => byDate(entries.filter(({ person }) => !person)), [entries]);
  const month = monthOf(date);
  const isNarrow = useNarrow();
  const { today } = useTemple();
  const text = useOfficeText('calendar');
  const words = useEntryWords();
  // A day that neither has the open entry nor had it isn't drawn again.
  const within = (own: readonly CalendarEntry[], id: string | undefined) => (own.some((entry) => entry.id === id) ? id : undefined);
  return (
    <Month>
      <LookMarks />
      {calendar.days.slice(0, WEEK).map((day) => (
        <span key={day.date} data-weekday aria-hidden>
          {formatDate(day.date, { weekday: 'short' })}
        </span>
      ))}
      {calendar.days.map((day, place) => {
        const own = days.get(day.date) ?? NONE;
        return (
          <MonthDay
            // biome-ignore lint/suspicious/noArrayIndexKey: another month is written into the same elements, which is faster than new ones.
            key={place}
            day={day}
            entries={own}
            count={countOf(day, hidden, lookOf)}
            isOther={day.date < month.from || day.date > month.to}
            isToday={day.date === today}
            openId={within(own, openId)}
            firstId={within(own, firstId)}
            {...{ lookOf, text, words, isNarrow, onDay, onOpen }}
          />
        );
      })}
    </Month>
  );
}

const NONE: readonly CalendarEntry[] = [];
/** People are in other entries, or away. */
const UNCOUNTED: readonly CalendarLook[] = ['people', 'away'];
const countOf = ({ counts }: CalendarDay, hidden: ReadonlySet<string>, lookOf: CalendarMonthProps['lookOf']): number =>
  Object.entries(counts).reduce((sum, [layer, count]) => (hidden.has(layer) || UNCOUNTED.includes(lookOf(layer)) ? sum : sum + count), 0);
