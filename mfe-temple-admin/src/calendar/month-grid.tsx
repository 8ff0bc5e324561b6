import type { CalendarDay, CalendarEntry, CalendarLook, TempleCalendar } from '@sannidhi/contracts';
import { formatDate } from '@sannidhi/kit';
import { useMemo } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import type { BoardKeys } from './board-keys.ts';
import { monthOf } from './calendar-span.ts';
import { Month } from './calendar-styles.ts';
import { byDate } from './entries-shown.ts';
import { EntryBlock } from './entry-block.tsx';
import { useNarrow } from './use-narrow.ts';

/** Entries of a day before the rest is a number. */
const SHOWN_PER_DAY = 3;
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
export function CalendarMonth({ calendar, entries, hidden, lookOf, date, onDay, ...board }: CalendarMonthProps) {
  const days = useMemo(() => byDate(entries.filter(({ person }) => !person)), [entries]);
  const month = monthOf(date);
  const isNarrow = useNarrow();
  return (
    <Month>
      {calendar.days.slice(0, WEEK).map((day) => (
        <span key={day.date} data-weekday aria-hidden>
          {formatDate(day.date, { weekday: 'short' })}
        </span>
      ))}
      {calendar.days.map((day) => (
        <MonthDay
          key={day.date}
          day={day}
          entries={days.get(day.date) ?? NONE}
          count={countOf(day, hidden, lookOf)}
          lookOf={lookOf}
          isOther={day.date < month.from || day.date > month.to}
          isNarrow={isNarrow}
          onDay={onDay}
          {...board}
        />
      ))}
    </Month>
  );
}

const NONE: readonly CalendarEntry[] = [];
/** People are in other entries, or away. */
const UNCOUNTED: readonly CalendarLook[] = ['people', 'away'];
const countOf = ({ counts }: CalendarDay, hidden: ReadonlySet<string>, lookOf: CalendarMonthProps['lookOf']): number =>
  Object.entries(counts).reduce((sum, [layer, count]) => (hidden.has(layer) || UNCOUNTED.includes(lookOf(layer)) ? sum : sum + count), 0);

interface MonthDayProps extends BoardKeys, Pick<CalendarMonthProps, 'lookOf' | 'onDay'> {
  day: CalendarDay;
  entries: readonly CalendarEntry[];
  count: number;
  isOther: boolean;
  isNarrow: boolean;
}

function MonthDay({ day: { date, festivals }, entries, count, isOther, isNarrow, lookOf, onDay, openId, onOpen, firstId }: MonthDayProps) {
  const text = useOfficeText('calendar');
  const { today } = useTemple();
  const shown = [...entries].sort((one, other) => other.clashes.length - one.clashes.length).slice(0, SHOWN_PER_DAY);
  const more = Math.max(0, count - shown.length);
  const name = formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' });
  return (
    <div data-other={isOther || undefined} data-today={date === today || undefined}>
      <header>
        <button
          type="button"
          data-number
          onClick={() => onDay(date)}
          aria-label={isNarrow && count > 0 ? text('dayCount', { day: name, count }) : name}
        >
          {Number(date.slice(8))}
        </button>
        <small>{festivals.join(', ')}</small>
      </header>
      {shown.map((entry) =>
        isNarrow ? (
          <i key={entry.id} data-mark data-look={lookOf(entry.layer)} data-clash={entry.clashes.length > 0 || undefined} />
        ) : (
          <EntryBlock
            key={entry.id}
            entry={entry}
            look={lookOf(entry.layer)}
            row=""
            isOpen={entry.id === openId}
            onOpen={onOpen}
            isFirst={entry.id === firstId}
          />
        ),
      )}
      {more > 0 && isNarrow && <small aria-hidden>+{more}</small>}
      {more > 0 && !isNarrow && (
        <button type="button" data-more onClick={() => onDay(date)}>
          {text('more', { count: more })}
        </button>
      )}
    </div>
  );
}
