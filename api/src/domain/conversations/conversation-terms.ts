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

/** Lets both sides find a new conversation by its subject and by whose it is. Call it once the sides’ boxes are locked. */
export const addNames = (tx: EntityManager, row: Pick<Conversation, 'id' | 'askerBox' | 'officeBox' | 'searchText'>): Promise<void> =>
  addTerms(tx, row, { kind: 'message', text: row.searchText });

/** A word as it is typed, without what follows it: “parking?” */
function withoutPunctuation(word: string): string {
  const letters = [...word];
  return letters.slice(0, letters.findLastIndex((letter) => LETTER.test(letter)) + 1).join('');
}

/** A single word of more hits than this is looked for while the list is read: it is soon found often enough. Two together may be rare. */
const FEW_HITS = 2_000;

/** Narrows a query on `conversation` to those that have every typed word: at the beginning of a word in a text, a name or the subject. */
export async function narrowToWords(
  manager: EntityManager,
  query: SelectQueryBuilder<Conversation>,
  box: string,
  search: string,
): Promise<void> {
  const words = search.trim().split(/\s+/);
  for (const [index, word] of words.entries()) {
    const from = withoutPunctuation(normalTerm(word));
    const range = { box, from, to: from + LAST_TERM };
    const isFrequent = words.length === 1 && isWord(from) && !(await hasFew(manager, range));
    const written = isFrequent ? IN_EACH : AMONG_HITS;
    const condition = isWord(from) ? written : from ? NAMED : 'FALSE';
    const own = condition.replaceAll(/:(\w+)/g, `:$1${index}`);
    query.andWhere(own, { [`box${index}`]: box, [`from${index}`]: from, [`to${index}`]: range.to, [`like${index}`]: containing(word) });
  }
}

// A derived table, because MariaDB would look a bare subquery up again for every conversation.
const AMONG_HITS = `conversation.id IN (SELECT hit.conversationId FROM (SELECT DISTINCT found.conversationId AS conversationId
  FROM conversation_terms found WHERE found.box = :box AND found.term BETWEEN :from AND :to) hit)`;
// COALESCE keeps either database from reading every hit for each conversation instead of the conversation's own words.
const IN_EACH = `EXISTS (SELECT 1 FROM conversation_terms found WHERE found.conversationId = conversation.id
  AND COALESCE(found.box, '') = :box AND found.term BETWEEN :from AND :to)`;
/** One letter: in a name or the subject. */
const NAMED = "conversation.searchText LIKE :like ESCAPE '!'";

async function hasFew(manager: EntityManager, { box, from, to }: Record<'box' | 'from' | 'to', string>): Promise<boolean> {
  const [row] = await manager.query(
    `SELECT COUNT(*) AS hits FROM (SELECT found.term AS term FROM conversation_terms found
      WHERE found.box = ? AND found.term BETWEEN ? AND ? LIMIT ${FEW_HITS + 1}) hit`,
    [box, from, to],
  );
  return Number(row.hits) <= FEW_HITS;
}
