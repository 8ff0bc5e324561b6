import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, integer, primary, ref } from '../../platform/database/table-definition.ts';

/** Who followed which link of a broadcast. */
export class BroadcastClicks1773800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'broadcast_clicks',
      columns: {
        templeId: primary(ref()),
        broadcastId: primary(ref()),
        recipientId: primary(ref()),
        link: primary(integer()),
        clicks: integer(),
        firstAt: instant(),
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'broadcast_clicks');
  }
}
