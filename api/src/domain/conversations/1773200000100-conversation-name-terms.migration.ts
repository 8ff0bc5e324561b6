import type { MigrationInterface, QueryRunner } from 'typeorm';
import { distinctTerms, nameTerms } from '../../platform/database/search-terms.ts';

interface Named {
  id: string;
  searchText: string;
  askerBox: string;
  officeBox: string;
}

const AT_ONCE = 200;

/** Finds conversations by names and subjects in the table of words, too: looking at each one’s took as long as there were many. */
export class ConversationNameTerms1773200000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (let rows = await after(runner, ''); rows.length > 0; rows = await after(runner, rows.at(-1)?.id ?? ''))
      for (const row of rows) await index(runner, row);
  }

  /** What is found besides does no harm. */
  async down(): Promise<void> {}
}

const after = (runner: QueryRunner, id: string): Promise<Named[]> =>
  runner.query(`SELECT id, searchText, askerBox, officeBox FROM conversations WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`, [id]);

async function index(runner: QueryRunner, { id, searchText, askerBox, officeBox }: Named): Promise<void> {
  const into = 'INTO conversation_terms (box, term, conversationId) VALUES';
  const isMysql = runner.connection.options.type === 'mariadb';
  const terms = distinctTerms(nameTerms(searchText).filter((term) => [...term].length > 1 || /^\p{N}$/u.test(term)));
  const rows = [askerBox, officeBox].flatMap((box) => terms.map((term) => [box, term, id]));
  if (rows.length === 0) return;
  const values = rows.map(() => '(?, ?, ?)').join(', ');
  await runner.query(isMysql ? `INSERT IGNORE ${into} ${values}` : `INSERT ${into} ${values} ON CONFLICT DO NOTHING`, rows.flat());
}
