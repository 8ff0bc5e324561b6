import { SERIES_CHANGED_REASON } from '@sannidhi/contracts';
import { ticketNotifications } from '../tickets/notices/ticket-notifications.ts';
import { eventNotifications } from './event-notifications.ts';

const DATE = { event: 'Garland class', temple: 'Sri Kamakshi', startsAt: '2026-12-01T23:30:00.000Z', timeZone: 'America/New_York' };
const bodiesOf = (reason: string) => {
  const { canceled, 'wait-ended': waitEnded } = ticketNotifications.kinds;
  return (['hi', 'te', 'ta', 'kn', 'gu'] as const).flatMap((language) => [
    eventNotifications.kinds.canceled.words[language]?.({ ...DATE, dates: 1, reason })?.body,
    canceled.words[language]?.({ ...DATE, reason, refund: null })?.body,
    waitEnded.words[language]?.({ ...DATE, reason })?.body,
  ]);
};

it('says in each reader’s language that a series changed, and an office’s own reason as it was typed', () => {
  const bodies = bodiesOf(SERIES_CHANGED_REASON);
  expect(bodies.filter((body) => body?.includes(SERIES_CHANGED_REASON))).toEqual([]);
  expect(bodies.filter((body) => body?.includes('इस कार्यक्रम की तारीखें बदल गईं'))).toHaveLength(3);
  expect(bodiesOf('The artist is ill').filter((body) => body?.includes('The artist is ill'))).toHaveLength(15);
});
