import { formatTime } from '../i18n/format.ts';

const DAY_MINUTES = 24 * 60;
const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');

/** A wall clock's `HH:MM` as the language writes it: `6:30 PM`. */
export const formatWallTime = (time: string): string => formatTime(`2026-01-01T${time}:00Z`, { timeZone: 'UTC' });

/** The times of a day, every half hour or as often as given, for a select. */
export const wallTimes = (everyMinutes = 30): { value: string; label: string }[] =>
  Array.from({ length: DAY_MINUTES / everyMinutes }, (_, index) => {
    const value = `${two((index * everyMinutes) / 60)}:${two((index * everyMinutes) % 60)}`;
    return { value, label: formatWallTime(value) };
  });

/** The same as ends: without the day’s beginning, with its end. */
export const untilTimes = (midnight: string, everyMinutes = 30): { value: string; label: string }[] => [
  ...wallTimes(everyMinutes).slice(1),
  { value: '24:00', label: midnight },
];
