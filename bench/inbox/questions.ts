import type { Question } from '../scale/questions.ts';
import { COMMON_WORD, RARE_WORD } from './grown.ts';

export interface InboxQuestion extends Question {
  budgetMs: number;
}

const LIST_MS = 100;
const SEARCH_MS = 200;

const office = (what: string, path: string, budgetMs: number): InboxQuestion => ({
  what,
  role: 'temple-admin',
  email: 'frontdesk@sannidhi.test',
  path: `/api/temple-admin/conversations${path}`,
  budgetMs,
});

/** What the inbox asks for, and what may take how long. */
export const INBOX_QUESTIONS: readonly InboxQuestion[] = [
  office('what needs a reply', '?folder=needs-reply&limit=50', LIST_MS),
  office('every conversation', '?limit=50', LIST_MS),
  office('one’s own', '?folder=mine&limit=50', LIST_MS),
  office('nobody’s', '?folder=nobodys&limit=50', LIST_MS),
  office('snoozed', '?folder=snoozed&limit=50', LIST_MS),
  office('resolved', '?folder=resolved&limit=50', LIST_MS),
  office('of one topic', '?topic=receipts&limit=50', LIST_MS),
  office('of priests', '?from=priest&limit=50', LIST_MS),
  office('folders with their counts', '/folders', LIST_MS),
  office('unread and waiting', '/counts', LIST_MS),
  office('searched by a common word', `?search=${COMMON_WORD}&limit=50`, SEARCH_MS),
  office('searched by a rare word', `?search=${RARE_WORD}&limit=50`, SEARCH_MS),
  office('searched by the beginning of a word', `?search=${COMMON_WORD.slice(0, 3)}&limit=50`, SEARCH_MS),
  office('searched by a name', '?search=nikhil&limit=50', SEARCH_MS),
  office('searched by two words', `?search=nikhil%20${COMMON_WORD}&limit=50`, SEARCH_MS),
  office('searched for nobody', '?search=zzyzx&limit=50', SEARCH_MS),
];
