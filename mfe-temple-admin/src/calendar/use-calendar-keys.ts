import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const ENTRY = '[data-entry]';
type Step = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const STEPS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies Step[];

/**
 * One stop for Tab; from there arrow keys go up and down a day and to the days beside it, and M moves the entry in focus. The stop is kept in
 * the page, so that a step among a thousand entries draws none of them again.
 */
export function useCalendarKeys(onMove: (entryId: string) => void) {
  const board = useRef<HTMLDivElement>(null);
  const all = () => [...(board.current?.querySelectorAll<HTMLElement>(ENTRY) ?? [])];
  useEffect(() => {
    const entries = all();
    const [stop = entries[0], ...others] = entries.filter(({ tabIndex }) => tabIndex === 0);
    if (stop) stop.tabIndex = 0;
    for (const other of others) other.tabIndex = -1;
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.matches(ENTRY) || target.tabIndex === 0) return;
    for (const other of all()) if (other.tabIndex === 0) other.tabIndex = -1;
    target.tabIndex = 0;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(ENTRY) : null;
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'm' && at.dataset.entry && at.draggable) {
      event.preventDefault();
      onMove(at.dataset.entry);
    }
    if (!STEPS.includes(event.key)) return;
    const next = nextOf(all(), at, event.key as Step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { board, onKeyDown, onFocus };
}

function nextOf(all: readonly HTMLElement[], at: HTMLElement, step: Step): HTMLElement | undefined {
  const day = dayOf(at);
  const same = all.filter((each) => dayOf(each) === day);
  if (step === 'ArrowUp') return same[same.indexOf(at) - 1];
  if (step === 'ArrowDown') return same[same.indexOf(at) + 1];
  const days = [...new Set(all.map(dayOf))].sort();
  const beside = days[days.indexOf(day) + (step === 'ArrowRight' ? 1 : -1)];
  const column = all.filter((each) => dayOf(each) === beside);
  return column.find((each) => each.dataset.row === at.dataset.row) ?? column[0];
}

/** An entry says its day itself, or what is around it does for all of its entries. */
const dayOf = (entry: HTMLElement): string => entry.closest<HTMLElement>('[data-day]')?.dataset.day ?? '';
