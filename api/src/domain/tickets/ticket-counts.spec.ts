import { LANGUAGE_CODES, saidIn } from '@sannidhi/contracts';
import { shiftNotifications } from '../volunteers/volunteer-notifications.ts';
import { ticketNotifications } from './notices/ticket-notifications.ts';

const { canceled, unpaid, 'to-other-date': moved } = ticketNotifications.kinds;
const startsAt = '2026-12-01T23:30:00.000Z';
const DATE = { event: 'Garland class', temple: 'Sri Kamakshi', startsAt, timeZone: 'America/New_York' };
const ticket = (name: string) => ({ name, type: name ? 'Adult' : 'Lunch', startsAt });
const ONE = { ...DATE, tickets: [ticket('Meera'), ticket('')], reason: null, refund: null };
const TWO = { ...ONE, tickets: [ticket('Meera'), ticket('Arun')] };
const hours = (count: string) => ({ shift: 'Kitchen', temple: 'Sri Kamakshi', name: 'Meera', hours: count, reason: '' });

it('counts tickets and hours in English', () => {
  expect([ONE, TWO].map((params) => canceled.words.en(params).title)).toEqual([
    'Sri Kamakshi canceled your ticket for Garland class',
    'Sri Kamakshi canceled your tickets for Garland class',
  ]);
  expect([1, 2].map((tickets) => moved.words.en({ ...DATE, tickets }).title)).toEqual([
    'Your ticket for Garland class was moved to another date',
    'Your tickets for Garland class were moved to another date',
  ]);
  expect(['1', '2.5'].map((count) => shiftNotifications.kinds.hours.words.en(hours(count)).title)).toEqual([
    'Sri Kamakshi approved 1 hour for Meera',
    'Sri Kamakshi approved 2.5 hours for Meera',
  ]);
});

it.each(LANGUAGE_CODES)('has other words for one ticket than for two (%s)', (language) => {
  for (const { words } of [canceled, unpaid]) expect(saidIn(words, language)(ONE).title).not.toBe(saidIn(words, language)(TWO).title);
  const title = (tickets: number) => saidIn(moved.words, language)({ ...DATE, tickets }).title;
  expect(title(1)).not.toBe(title(2));
});
