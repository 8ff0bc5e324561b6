import type { CalendarEntry, CalendarLook } from '@sannidhi/contracts';
import { Icon, IconAlertTriangle } from '@sannidhi/kit';
import { lookMark } from './look-marks.tsx';
import type { EntryWords } from './use-entry-words.ts';

interface MonthEntryProps {
  key: number;
  entry: CalendarEntry;
  look: CalendarLook;
  words: EntryWords;
  isOpen: boolean;
  /** Tab reaches it; the others are reached with arrow keys. */
  isFirst: boolean;
  onOpen: (entryId: string) => void;
}

/**
 * One line of a month's day, in as few elements and attributes as possible and no component: there are more than a hundred. Its label says
 * the time in full.
 */
export function monthEntry({ key, entry, look, words, isOpen, isFirst, onOpen }: MonthEntryProps) {
  const { id, title, clashes, isTentative, mover } = entry;
  const isClash = clashes.length > 0;
  const { label, begins } = words.said(entry);
  return (
    <button
      key={key}
      type="button"
      data-entry={id}
      data-look={look}
      data-tentative={isTentative || undefined}
      data-clash={isClash || undefined}
      aria-pressed={isOpen}
      aria-label={label}
      tabIndex={isFirst ? 0 : -1}
      draggable={mover !== null}
      onClick={() => onOpen(id)}
    >
      {lookMark(look)}
      <span>{begins}</span>
      {isClash && <Icon of={IconAlertTriangle} size={14} />}
      <b>{title}</b>
    </button>
  );
}
