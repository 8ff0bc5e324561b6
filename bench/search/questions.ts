import type { Question } from '../scale/questions.ts';

const office = (what: string, words: string): Question => ({
  what,
  role: 'temple-admin',
  email: 'temple@sannidhi.test',
  path: `/api/temple-admin/search?words=${encodeURIComponent(words)}`,
});

/** What an office types into its search, as its owner, who finds most. */
export const SEARCH_QUESTIONS: readonly Question[] = [
  office('the most common name', 'iyer'),
  office('two common names', 'iyer bhavana'),
  office('two surnames that nobody has both of', 'iyer patel'),
  office('a common name and nobody’s', 'iyer zzyzx'),
  office('the beginning of many names', 'ra'),
  office('the beginnings of two names', 'bha na'),
  office('a devotee’s name', 'meera raghunathan'),
  office('an email', 'bhavana.nair.3@devotees.test'),
  office('a phone', '(732) 555-0148'),
  office('a receipt’s number', 'SKT-2025-000123'),
  office('the end of a number', '0123'),
  office('a name and the end of a number', 'iyer 0123'),
  office('a fund', 'annadanam'),
  office('nobody', 'zzyzx'),
];
