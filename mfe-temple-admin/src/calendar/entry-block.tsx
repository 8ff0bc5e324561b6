import type { CalendarEntry, CalendarLook } from '@sannidhi/contracts';
import { formatTime, Icon, IconAlertTriangle } from '@sannidhi/kit';
import { memo } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useTempleZone } from '../office/use-temple.ts';
import { LOOK_ICONS } from './look-icons.ts';
import { useEntryWords } from './use-entry-words.ts';

export interface EntryBlockProps {
  entry: CalendarEntry;
  look: CalendarLook;
  /** The row it is shown in, for the arrow keys. */
  row: string;
  isOpen: boolean;
  /** Tab reaches it; the others are reached with arrow keys. */
  isFirst: boolean;
  onOpen: (entryId: string) => void;
  onDrag?: (entry: CalendarEntry | undefined) => void;
}

/** Something in the calendar: when, what, and who comes; hatched at the ends for setup and teardown. */
export const EntryBlock = memo(function EntryBlock({ entry, look, row, isOpen, isFirst, onOpen, onDrag }: EntryBlockProps) {
  const text = useOfficeText('calendar');
  const timeZone = useTempleZone();
  const words = useEntryWords();
  const { id, title, startsAt, endsAt, setupMinutes, teardownMinutes, clashes, isTentative, date } = entry;
  const [first] = clashes;
  const detail = words.detail(entry);
  return (
    <button
      type="button"
      data-entry={id}
      data-day={date}
      data-row={row}
      data-look={look}
      data-tentative={isTentative || undefined}
      data-clash={first ? true : undefined}
      aria-pressed={isOpen}
      aria-label={words.label(entry)}
      tabIndex={isFirst ? 0 : -1}
      draggable={entry.mover !== null}
      onClick={() => onOpen(id)}
      onDragStart={() => onDrag?.(entry)}
      onDragEnd={() => onDrag?.(undefined)}
    >
      {setupMinutes > 0 && (
        <span data-hatch>
          <span>{text('setup', { time: formatTime(shifted(startsAt, -setupMinutes), { timeZone }) })}</span>
        </span>
      )}
      <span data-body>
        <span data-when>
          <Icon of={LOOK_ICONS[look]} size={14} />
          <time dateTime={startsAt}>{formatTime(startsAt, { timeZone })}</time>
          {first && <Icon of={IconAlertTriangle} size={14} />}
        </span>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
      {teardownMinutes > 0 && (
        <span data-hatch>
          <span>{text('teardown', { time: formatTime(endsAt, { timeZone }) })}</span>
        </span>
      )}
    </button>
  );
});

const MINUTE_MS = 60_000;
const shifted = (instant: string, minutes: number): string => new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();
