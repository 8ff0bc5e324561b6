import { join } from 'node:path';
import Database from 'better-sqlite3';

const MESSAGES_EACH = 10;
const WORDS_EACH = 12;
const VOCABULARY = 6_000;
const SYLLABLES = ['ka', 'mi', 'ra', 'tu', 'ven', 'sha', 'lo', 'de', 'pri', 'na', 'go', 'si', 'the', 'bha', 'ru', 'yan'];
const NAMES = ['Meera', 'Suresh', 'Lakshmi', 'Anand', 'Kavitha', 'Ravi', 'Priya', 'Gopal', 'Sita', 'Nikhil'];
/** Of a hundred conversations, most are done. */
const STATES = [...Array(2).fill('open'), ...Array(3).fill('pending'), 'snoozed', ...Array(94).fill('resolved')] as string[];
const MINUTE_MS = 60_000;

type Row = Record<string, unknown>;

/**
 * Fills the inbox of one temple in a data folder with so many messages, in conversations of ten, each found by its words like those that
 * were written by people. Returns how many messages there are then.
 */
export function growInbox(dataDir: string, messages: number): number {
  const database = new Database(join(dataDir, 'sannidhi.sqlite'));
  database.pragma('foreign_keys = OFF');
  database.pragma('synchronous = OFF');
  database.pragma('journal_mode = OFF');
  // In KiB: words arrive in no order.
  database.pragma('cache_size = -1000000');
  const one = database.prepare("SELECT * FROM conversations WHERE officeBox LIKE 'temple:%' LIMIT 1").get() as Row;
  const said = database.prepare('SELECT * FROM conversation_messages WHERE conversationId = ? LIMIT 1').get(one.id) as Row;
  const insert = { conversation: inserting(database, 'conversations', one), message: inserting(database, 'conversation_messages', said) };
  const term = database.prepare('INSERT OR IGNORE INTO conversation_terms (box, term, conversationId) VALUES (?, ?, ?)');
  const conversations = Math.ceil(messages / MESSAGES_EACH);
  const write = database.transaction((from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      const conversation = conversationOf(one, n);
      insert.conversation(conversation);
      const found = new Set(String(conversation.searchText).split(' '));
      for (let number = 1; number <= MESSAGES_EACH; number += 1) {
        const words = wordsOf(n, number);
        insert.message(messageOf(said, conversation, number, words));
        for (const each of words) found.add(each);
      }
      for (const box of [one.officeBox, conversation.askerBox]) for (const each of found) term.run(box, each, conversation.id);
    }
  });
  for (let from = 0; from < conversations; from += 1_000) write(from, Math.min(from + 1_000, conversations));
  const open = "SELECT COUNT(*) FROM conversations WHERE officeBox = box AND status = 'open'";
  database.prepare(`UPDATE message_boxes SET waiting = (${open}) WHERE box = ?`).run(one.officeBox);
  database.exec('ANALYZE');
  database.pragma('journal_mode = WAL');
  const { count } = database.prepare('SELECT COUNT(*) AS count FROM conversation_messages').get() as { count: number };
  database.close();
  return count;
}

function inserting(database: Database.Database, table: string, row: Row): (values: Row) => void {
  const columns = Object.keys(row);
  const values = columns.map((name) => `@${name}`).join(', ');
  const statement = database.prepare(`INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${values})`);
  return (values) => void statement.run(values);
}

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, '0');
const idOf = (n: number, part: number) => `018f${hex(part, 4)}-0000-7000-8000-${hex(n, 12)}`;
const instant = (n: number) => new Date(Date.now() - n * 30 * MINUTE_MS).toISOString().replace('T', ' ').replace('Z', '');

/** The same words each time; some are in every tenth message, most in few. */
function wordsOf(n: number, number: number): string[] {
  return Array.from({ length: WORDS_EACH }, (_, index) => {
    const mixed = ((n * 2_654_435_761 + number * 40_503 + index * 69_069) >>> 7) % VOCABULARY;
    return word(Math.floor((mixed * mixed) / VOCABULARY));
  });
}
const word = (n: number): string =>
  [n % 16, (n >> 4) % 16, (n >> 8) % 16].map((syllable) => SYLLABLES[syllable]).join('') + String.fromCharCode(97 + (n >> 12));

function conversationOf(one: Row, n: number): Row {
  const status = STATES[n % STATES.length];
  const askerId = idOf(n % 20_000, 2);
  const askerName = `${NAMES[n % NAMES.length]} ${word(n % 997)}`;
  const subject = `${word((n * 7) % VOCABULARY)} ${word((n * 13) % VOCABULARY)}`;
  return {
    ...one,
    id: idOf(n, 1),
    askerId,
    askerBox: `account:${askerId}`,
    askerName,
    askerEmail: `devotee-${n % 20_000}@example.test`,
    subject,
    status,
    assigneeId: n % 3 === 0 ? one.assigneeId : null,
    snoozedUntil: null,
    waitingSince: status === 'open' ? instant(n) : null,
    replyDue: null,
    messageCount: MESSAGES_EACH,
    askerSent: MESSAGES_EACH / 2,
    officeSent: MESSAGES_EACH / 2,
    askerRead: MESSAGES_EACH / 2,
    officeRead: MESSAGES_EACH / 2,
    lastMessageAt: instant(n),
    searchText: `${askerName} ${subject}`.toLowerCase(),
    createdAt: instant(n + 100),
  };
}

const messageOf = (said: Row, { id, askerId, askerName }: Row, number: number, words: readonly string[]): Row => ({
  ...said,
  conversationId: id,
  number,
  id: idOf(Number.parseInt(String(id).slice(24), 16) * MESSAGES_EACH + number, 3),
  kind: 'message',
  fromOffice: number % 2 === 0 ? 1 : 0,
  sideNumber: Math.ceil(number / 2),
  authorId: number % 2 === 0 ? said.authorId : askerId,
  authorName: number % 2 === 0 ? said.authorName : askerName,
  text: words.join(' '),
  createdAt: instant(0),
});

/** A word that is in many conversations, and one in few. */
export const COMMON_WORD = word(1);
export const RARE_WORD = word(VOCABULARY - 900);
