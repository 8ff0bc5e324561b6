import { LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';
import { planNotifications } from './plan-notifications.ts';

const { kinds } = planNotifications;
const OF_GIFTS = /gift|दान|విరాళ|நன்கொட|ದೇಣಿಗೆ|દાન/;
const PLAN = { temple: 'Sri Ganesha', amount: '$51.00', label: 'Archana', sells: 'pooja', on: '2026-12-01', card: 'Visa 4242' } as const;

it.each(['card-expires', 'upcoming', 'ended', 'paused-for', 'canceled-for'] as const)(
  'speaks of poojas where a plan repeats one, and of gifts elsewhere: %s',
  (name) => {
    const wordsOf = (sells: 'pooja' | null) =>
      (Object.keys(LANGUAGE_FACTS) as Language[]).map((language) => JSON.stringify(kinds[name].words[language]?.({ ...PLAN, sells })));
    expect(wordsOf('pooja').filter((words) => OF_GIFTS.test(words))).toEqual([]);
    expect(wordsOf(null).filter((words) => !OF_GIFTS.test(words))).toEqual([]);
  },
);
