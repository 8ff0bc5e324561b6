import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, integer, longText, primary, ref, varchar } from '../../platform/database/table-definition.ts';

export class TemplePhotos1771400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'temple_photos',
      columns: {
        templeId: primary(ref()),
        id: primary(ref()),
        position: integer(),
        alt: varchar(200),
        crop: longText(),
        version: integer(),
        width: integer(),
        height: integer(),
        createdAt: instant(),
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'temple_photos');
  }
}
