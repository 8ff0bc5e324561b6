import type { CalendarEntry } from '@sannidhi/contracts';
import { currentLanguage, formatTime } from '@sannidhi/kit';
import { useMemo } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useTempleZone } from '../office/use-temple.ts';

export type EntryWords = ReturnType<typeof useEntryWords>;

/**
 * An entry's time, who comes, and all of it, in words. What a month says of an entry, and of the ones that it doesn't list, is put into words
 * once.
 */
export function useEntryWords() {
  const text = useOfficeText('calendar');
  const timeZone = useTempleZone();
  const language = currentLanguage();
  return useMemo(() => {
    const clock = (instant: string): string => formatTime(instant, { timeZone });
    const time = ({ startsAt, endsAt }: Pick<CalendarEntry, 'startsAt' | 'endsAt'>): string =>
      text('fromTo', { from: clock(startsAt), to: clock(endsAt) });
    const people = ({ taken, capacity }: CalendarEntry): string =>
      taken === null ? '' : capacity === null ? String(taken) : text('taken', { taken, capacity });
    const detail = (entry: CalendarEntry): string => {
      const state = entry.waitingUseId ? text('waiting') : entry.isTentative ? text('tentative') : '';
      return [people(entry), state].filter(Boolean).join(', ');
    };
    const label = (entry: CalendarEntry): string => {
      const [clash] = entry.clashes;
      return [entry.title, time(entry), detail(entry), clash && text('clashWith', { title: clash.title })].filter(Boolean).join(', ');
    };
    const said = (entry: CalendarEntry): Said => {
      const known = saidBefore.get(entry);
      if (known?.language === language && known.timeZone === timeZone) return known;
      const fresh = { language, timeZone, label: label(entry), begins: clock(entry.startsAt) };
      saidBefore.set(entry, fresh);
      return fresh;
    };
    const moreBefore = new Map<number, string>();
    const more = (count: number): string => {
      const known = moreBefore.get(count) ?? text('more', { count });
      moreBefore.set(count, known);
      return known;
    };
    return { time, people, detail, label, said, more };
  }, [text, timeZone, language]);
}

/** An entry's name for a screen reader and the clock when it begins. */
interface Said {
  language: string;
  timeZone: string;
  label: string;
  begins: string;
}

/** By entries as the API answered them; a new answer has new ones where something changed. */
const saidBefore = new WeakMap<CalendarEntry, Said>();
