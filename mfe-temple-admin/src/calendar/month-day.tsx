import type { CalendarDay, CalendarEntry, CalendarLook } from '@sannidhi/contracts';
import { formatDate, type Text } from '@sannidhi/kit';
import { memo } from 'react';
import type { BoardKeys } from './board-keys.ts';
import { firstOfDay } from './entries-shown.ts';
import { monthEntry } from './month-entry.tsx';
import type { EntryWords } from './use-entry-words.ts';

interface MonthDayProps extends BoardKeys {
  day: CalendarDay;
  entries: readonly CalendarEntry[];
  /** All entries that are switched on, also those that aren't listed. */
  count: number;
  lookOf: (layer: string) => CalendarLook;
  /** Of the whole month: one for each day takes longer to draw. */
  text: Text;
  words: EntryWords;
  onDay: (date: string) => void;
  isOther: boolean;
  isToday: boolean;
  isNarrow: boolean;
}

/** A day of a month: its first entries, those in conflict before others, and how many more there are. */
export const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { day, entries, count, lookOf, text, words, onDay, isOther, isToday, isNarrow, openId, onOpen, firstId } = props;
  const { date, festivals } = day;
  const shown = firstOfDay(entries);
  const more = Math.max(0, count - shown.length);
  const name = formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' });
  return (
    <div data-day={date} data-other={isOther || undefined} data-today={isToday || undefined}>
      <header>
        <button
          type="button"
          data-number
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onDay(date)}
          aria-label={isNarrow && count > 0 ? text('dayCount', { day: name, count }) : name}
        >
          {Number(date.slice(8))}
        </button>
        <small title={festivals.join(', ')}>{festivals.join(', ')}</small>
      </header>
      {shown.map((entry, place) => {
        const look = lookOf(entry.layer);
        // biome-ignore lint/suspicious/noArrayIndexKey: another month is written into the same elements.
        if (isNarrow) return <i key={place} data-mark data-look={look} data-clash={entry.clashes.length > 0 || undefined} />;
        const keys = { isOpen: entry.id === openId, isFirst: entry.id === firstId, onOpen };
        return monthEntry({ key: place, entry, look, words, ...keys });
      })}
      {more > 0 && isNarrow && <small aria-hidden>+{more}</small>}
      {more > 0 && !isNarrow && (
        <button type="button" data-more onClick={() => onDay(date)}>
          {words.more(more)}
        </button>
      )}
    </div>
  );
});
