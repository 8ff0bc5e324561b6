import type { MigrationInterface, QueryRunner } from 'typeorm';
import { distinctTerms, nameTerms } from '../../platform/database/search-terms.ts';
import { createTable, dropTables, primary, ref, varchar } from '../../platform/database/table-definition.ts';

interface Message {
  conversationId: string;
  number: number;
  kind: string;
  text: string;
  askerBox: string;
  officeBox: string;
}

const AT_ONCE = 200;

/** Finds conversations by the words of their messages, those written so far among them. */
export class ConversationTerms1772820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'conversation_terms',
      columns: { box: primary(varchar(48)), term: primary(varchar(120)), conversationId: primary(ref()) },
      indexes: { ix_conversation_terms_conversation: ['conversationId'] },
    });
    let last = { conversationId: '', number: 0 };
    for (let messages = await after(runner, last); messages.length > 0; messages = await after(runner, last)) {
      for (const message of messages) await index(runner, message);
      last = messages.at(-1) ?? last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'conversation_terms');
  }
}

const after = (runner: QueryRunner, { conversationId, number }: Pick<Message, 'conversationId' | 'number'>): Promise<Message[]> =>
  runner.query(
    `SELECT message.conversationId AS conversationId, message.number AS number, message.kind AS kind, message.text AS text,
       conversation.askerBox AS askerBox, conversation.officeBox AS officeBox
     FROM conversation_messages message JOIN conversations conversation ON conversation.id = message.conversationId
     WHERE message.conversationId > ? OR (message.conversationId = ? AND message.number > ?)
     ORDER BY message.conversationId, message.number LIMIT ${AT_ONCE}`,
    [conversationId, conversationId, number],
  );

async function index(runner: QueryRunner, { conversationId, kind, text, askerBox, officeBox }: Message): Promise<void> {
  const into = 'INTO conversation_terms (box, term, conversationId) VALUES';
  const isMysql = runner.connection.options.type === 'mariadb';
  const terms = distinctTerms(nameTerms(text).filter((term) => [...term].length > 1 || /^\p{N}$/u.test(term)));
  const rows = (kind === 'note' ? [officeBox] : [askerBox, officeBox]).flatMap((box) => terms.map((term) => [box, term, conversationId]));
  if (rows.length === 0) return;
  const values = rows.map(() => '(?, ?, ?)').join(', ');
  await runner.query(isMysql ? `INSERT IGNORE ${into} ${values}` : `INSERT ${into} ${values} ON CONFLICT DO NOTHING`, rows.flat());
}
