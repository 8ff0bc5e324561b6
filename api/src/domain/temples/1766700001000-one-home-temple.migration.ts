import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, nullable, ref, truth } from '../../platform/database/table-definition.ts';

const HOME_OF = { homeOf: nullable(ref()) };

/** Home becomes a column that is unique per account. */
export class OneHomeTemple1766700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'saved_temples', HOME_OF);
    // If two became home at once, the one with the lower key stays.
    await runner.query(`UPDATE saved_temples SET homeOf = accountId WHERE home = 1 AND templeId = (
      SELECT first FROM (SELECT accountId AS owner, MIN(templeId) AS first FROM saved_temples WHERE home = 1 GROUP BY accountId) AS homes
      WHERE homes.owner = saved_temples.accountId)`);
    await runner.createIndex('saved_temples', new TableIndex({ name: 'ux_saved_temples_home', columnNames: ['homeOf'], isUnique: true }));
    await runner.dropColumn('saved_temples', 'home');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn('saved_temples', Object.assign(truth()('home'), { default: 0 }));
    await runner.query('UPDATE saved_temples SET home = 1 WHERE homeOf IS NOT NULL');
    await runner.dropIndex('saved_temples', 'ux_saved_temples_home');
    await dropColumns(runner, 'saved_temples', HOME_OF);
  }
}
