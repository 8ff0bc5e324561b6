import { LANGUAGE_CODES, saidIn } from '@sannidhi/contracts';
import { bookingNotifications } from '../bookings/booking-notifications.ts';
import { LINES_BACK_WORDS } from '../orders/words/lines-back-words.ts';
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
