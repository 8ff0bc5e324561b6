import type { CalendarEntry } from '@sannidhi/contracts';
import { formatTime } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useTempleZone } from '../office/use-temple.ts';

export type EntryWords = ReturnType<typeof useEntryWords>;

/** An entry's time, who comes, and all of it, in words. */
export function useEntryWords() {
  const text = useOfficeText('calendar');
  const timeZone = useTempleZone();
  const time = ({ startsAt, endsAt }: Pick<CalendarEntry, 'startsAt' | 'endsAt'>): string =>
    text('fromTo', { from: formatTime(startsAt, { timeZone }), to: formatTime(endsAt, { timeZone }) });
  const detail = ({ taken, capacity, isTentative, waitingUseId }: CalendarEntry): string => {
    const people = taken === null ? '' : capacity === null ? String(taken) : text('taken', { taken, capacity });
    const state = waitingUseId ? text('waiting') : isTentative ? text('tentative') : '';
    return [people, state].filter(Boolean).join(', ');
  };
  const label = (entry: CalendarEntry): string => {
    const [clash] = entry.clashes;
    return [entry.title, time(entry), detail(entry), clash && text('clashWith', { title: clash.title })].filter(Boolean).join(', ');
  };
  return { timeZone, time, detail, label };
}
