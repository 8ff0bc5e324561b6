import { LANGUAGE_CODES, type Language, saidIn } from '@sannidhi/contracts';
import { assignmentNotifications } from '../assignments/assignment-notifications.ts';
import { bookingNotifications } from '../bookings/notices/booking-notifications.ts';
import { openingNotifications } from '../openings/opening-notifications.ts';
import { LINES_BACK_WORDS } from '../orders/words/lines-back-words.ts';
import { requestNotifications } from '../pooja-requests/request-notifications.ts';
import { ticketNotifications } from '../tickets/notices/ticket-notifications.ts';
import type { NotificationWords } from './notification-kinds.ts';
import { typedSentence } from './typed-sentence.ts';

it('ends what somebody typed once, in Hindi with a danda', () => {
  expect(typedSentence('Snow')).toBe('Snow.');
  expect(typedSentence(' बर्फ़ ', 'hi')).toBe('बर्फ़।');
  for (const ended of ['Snow.', 'Snow!', 'बर्फ़।', 'They said “no snow.”']) expect(typedSentence(ended, 'hi')).toBe(ended);
});

const booked = {
  ...{ temple: 'Temple', pooja: 'Archana', timeZone: 'America/New_York', refund: '$5.00' },
  ...{ startsAt: '2026-12-01T12:00:00Z', before: '2026-12-01T10:00:00Z', until: '2026-12-01T12:00:00Z' },
};

it.each(LANGUAGE_CODES)('the office’s reason stays a sentence of its own: %s', (language) => {
  const stop = language === 'hi' ? '।' : '.';
  const { canceled, moved, 'wait-ended': ended, 'wait-removed': removed } = bookingNotifications.kinds;
  for (const [reason, sentence] of [
    ['Snow', `Snow${stop} `],
    ['Snow!', 'Snow! '],
  ] as const) {
    const back = saidIn(LINES_BACK_WORDS, language);
    expect(back.sms({ temple: 'Temple', amount: '$5.00', what: 'Seat' }, back.reason(reason))).toContain(sentence);
    for (const said of [canceled, moved, ended, removed].map(({ words }) => saidIn<(params: never) => NotificationWords>(words, language)))
      expect(said({ ...booked, reason } as never).body).toContain(sentence);
  }
});

const REASONED = [
  ...['withdrawn', 'returned'].map((name) => [assignmentNotifications, name] as const),
  ...['time-canceled', 'canceled'].map((name) => [openingNotifications, name] as const),
  ...['canceled', 'postponed'].map((name) => [ticketNotifications, name] as const),
  ...['wait-ended', 'wait-postponed'].map((name) => [ticketNotifications, name] as const),
  [requestNotifications, 'canceled'] as const,
];

it.each(REASONED)('a typed reason has one end in all notices: %#', (group, name) => {
  const { words } = group.kinds[name as never] as { words: Partial<Record<Language, (params: never) => NotificationWords>> };
  const facts = { ...booked, service: 'Archana', opening: 'Deepavali', priest: 'Raghavan', event: 'Concert', why: 'office' };
  const tickets = { status: 'waiting', accepted: true, tickets: [], names: [], dates: [], parts: [], list: [] };
  for (const language of Object.keys(words) as Language[]) {
    const body = (reason: string) => words[language]!({ ...facts, ...tickets, reason } as never).body;
    expect([language, body('Snow!')]).toEqual([language, expect.stringMatching(/Snow!(?! ?[.।])/)]);
    expect(body('Snow')).not.toMatch(/Snow (?=\S)/);
  }
});
