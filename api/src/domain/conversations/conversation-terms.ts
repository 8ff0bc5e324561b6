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
/** Further hits of a word are not counted, to find the rarest of several. */
const MANY_HITS = 20_000;

interface Word {
  /** As it was typed. */
  typed: string;
  /** The beginning of what it finds. */
  from: string;
  /** In this box, up to `MANY_HITS`. */
  hits: number;
}

/**
 * Narrows a query on `conversation` to those of a box, on its side (`officeBox` or `askerBox`), that have every typed word: at the
 * beginning of a word in a text, a name or the subject.
 */
export async function narrowToWords(
  manager: EntityManager,
  query: SelectQueryBuilder<Conversation>,
  { side, box }: { side: 'officeBox' | 'askerBox'; box: string },
  search: string,
): Promise<void> {
  const words = await countedWords(manager, box, search.trim().split(/\s+/));
  const isListed = words.some(({ from, hits }) => !isWord(from) || (words.length === 1 && hits > FEW_HITS));
  // Where the hits are looked up, the index of a box's conversations is of no use, and a database that has no statistics would take it.
  query.andWhere(isListed ? `conversation.${side} = :ownBox` : `COALESCE(conversation.${side}, '') = :ownBox`, { ownBox: box });
  const isMysql = manager.dataSource.options.type === 'mariadb';
  for (const [index, { typed, from }] of words.entries()) {
    const among = isMysql ? AMONG_HITS_ONCE : AMONG_HITS;
    const condition = isWord(from) ? (isListed && words.length === 1 ? IN_EACH : among) : from ? NAMED : 'FALSE';
    const own = condition.replaceAll(/:(\w+)/g, `:$1${index}`);
    const values = { [`box${index}`]: box, [`from${index}`]: from, [`to${index}`]: from + LAST_TERM, [`like${index}`]: containing(typed) };
    query.andWhere(own, values);
  }
}

/** The rarest first: the conversations that have it are the ones to look at. */
async function countedWords(manager: EntityManager, box: string, typed: readonly string[]): Promise<Word[]> {
  const words: Word[] = [];
  for (const each of typed) {
    const from = withoutPunctuation(normalTerm(each));
    words.push({ typed: each, from, hits: isWord(from) ? await hitsOf(manager, box, from, typed.length > 1 ? MANY_HITS : FEW_HITS) : 0 });
  }
  return words.toSorted((one, other) => one.hits - other.hits);
}

const HITS =
  'SELECT found.conversationId AS conversationId FROM conversation_terms found WHERE found.box = :box AND found.term BETWEEN :from AND :to';
const AMONG_HITS = `conversation.id IN (${HITS})`;
/** A derived table, because MariaDB would look a bare subquery up again for every conversation. */
const AMONG_HITS_ONCE = `conversation.id IN (SELECT hit.conversationId FROM (${HITS.replace('SELECT', 'SELECT DISTINCT')}) hit)`;
// COALESCE keeps either database from reading every hit for each conversation instead of the conversation's own words.
const IN_EACH = `EXISTS (SELECT 1 FROM conversation_terms found WHERE found.conversationId = conversation.id
  AND COALESCE(found.box, '') = :box AND found.term BETWEEN :from AND :to)`;
/** One letter: in a name or the subject. */
const NAMED = "conversation.searchText LIKE :like ESCAPE '!'";

/** How often a word occurs in a box, but no more than one above `most`. */
async function hitsOf(manager: EntityManager, box: string, from: string, most: number): Promise<number> {
  const [row] = await manager.query(
    `SELECT COUNT(*) AS hits FROM (SELECT found.term AS term FROM conversation_terms found
      WHERE found.box = ? AND found.term BETWEEN ? AND ? LIMIT ${most + 1}) hit`,
    [box, from, from + LAST_TERM],
  );
  return Number(row.hits);
}
