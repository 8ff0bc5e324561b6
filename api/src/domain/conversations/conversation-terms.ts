import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { containing } from '../../platform/database/like.ts';
import { insertNew } from '../../platform/database/rows.ts';
import { distinctTerms, LAST_TERM, nameTerms, normalTerm } from '../../platform/database/search-terms.ts';
import type { Conversation } from './conversation.entity.ts';
import { ConversationTerm } from './conversation-term.entity.ts';

type Boxes = Pick<Conversation, 'askerBox' | 'officeBox'>;

/** One letter would find every conversation; a number of one digit, a gate or a day. */
const isWord = (term: string): boolean => [...term].length > 1 || /^\p{N}$/u.test(term);
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** What a text is found by: its words, and the parts of those with punctuation. */
export const wordsOf = (text: string): string[] => distinctTerms(nameTerms(text).filter(isWord));

/** Lets the sides that may read a message find its conversation by it. Call it once the sides’ boxes are locked. */
export async function addTerms(
  tx: EntityManager,
  { id: conversationId, askerBox, officeBox }: Boxes & { id: string },
  { kind, text }: { kind: 'message' | 'note'; text: string },
): Promise<void> {
  const words = wordsOf(text);
  if (words.length === 0) return;
  for (const box of kind === 'note' ? [officeBox] : [askerBox, officeBox])
    await insertNew(
      tx,
      ConversationTerm,
      words.map((term) => ({ box, term, conversationId })),
    );
}

/** A word as it is typed, without what follows it: “parking?” */
function withoutPunctuation(word: string): string {
  const letters = [...word];
  return letters.slice(0, letters.findLastIndex((letter) => LETTER.test(letter)) + 1).join('');
}

/** Narrows a query on `conversation` to those that have every typed word: in the person’s name, the subject, or the beginning of a word in a text. */
export function narrowToWords(query: SelectQueryBuilder<Conversation>, box: string, search: string): void {
  query.setParameter('wordsBox', box);
  for (const [index, word] of search.trim().split(/\s+/).entries()) {
    const term = withoutPunctuation(normalTerm(word));
    query.setParameters({ [`like${index}`]: containing(word), [`from${index}`]: term, [`to${index}`]: term + LAST_TERM });
    const named = `conversation.searchText LIKE :like${index} ESCAPE '!'`;
    // A derived table, because MariaDB would look a bare subquery up again for every conversation.
    const written = `conversation.id IN (SELECT hit.conversationId FROM (SELECT DISTINCT found.conversationId AS conversationId
      FROM conversation_terms found WHERE found.box = :wordsBox AND found.term BETWEEN :from${index} AND :to${index}) hit)`;
    query.andWhere(isWord(term) ? `(${named} OR ${written})` : named);
  }
}
