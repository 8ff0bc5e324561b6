import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Column, DataSource, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { openDataSource } from './data-source.ts';
import { Database } from './database.ts';
import { execute } from './execute.ts';
import { migrate } from './migrate.ts';
import { createTable, dropTables, integer, primary, varchar } from './table-definition.ts';
import { afterCommit } from './transaction-scope.ts';

@Entity('things')
class Thing {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id: string;

  @Column({ type: 'integer' })
  count: number;
}

class Things1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'things',
      columns: { id: primary(varchar(40)), count: integer() },
      checks: { ck_things_count: 'count >= 0' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'things');
  }
}

let store: TestDatabase;
let dataSource: DataSource;
let database: Database;
beforeAll(async () => {
  store = await createTestDatabase();
  dataSource = await openDataSource(store, { entities: [Thing], migrations: [Things1763600000000] });
  await migrate(dataSource);
  database = new Database(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await store.drop();
});

const ids = async (prefix: string) => (await database.reader.find(Thing)).map(({ id }) => id).filter((id) => id.startsWith(prefix));

it('takes back only the transaction that failed, however they interleave', async () => {
  const write = (n: number) =>
    database.transaction(async (tx) => {
      await tx.insert(Thing, { id: `a${n}-first`, count: n });
      await pause(Math.random() * 8);
      await tx.insert(Thing, { id: `a${n}-second`, count: n });
      if (n % 2 === 0) throw new Error('taken back');
    });
  const results = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => write(n)));
  expect(results.map(({ status }) => status)).toEqual(results.map((_, n) => (n % 2 === 0 ? 'rejected' : 'fulfilled')));
  const expected = results.flatMap((_, n) => (n % 2 === 0 ? [] : [`a${n}-first`, `a${n}-second`]));
  expect((await ids('a')).sort()).toEqual(expected.sort());
});

it('keeps single statements out of other requests’ transactions', async () => {
  let began: () => void = () => undefined;
  const beginning = new Promise<void>((done) => {
    began = done;
  });
  const failing = database.transaction(async (tx) => {
    await tx.insert(Thing, { id: 'b-inside', count: 1 });
    began();
    await pause(30);
    throw new Error('taken back');
  });
  await beginning;
  await Promise.all([dataSource.manager.insert(Thing, { id: 'b-outside', count: 1 }), failing.catch(() => undefined)]);
  expect(await ids('b')).toEqual(['b-outside']);
});

it('reads what was committed while another transaction writes', async () => {
  await database.transaction((tx) => tx.insert(Thing, { id: 'c', count: 1 }));
  await database.transaction(async (tx) => {
    await tx.update(Thing, { id: 'c' }, { count: 2 });
    expect(await tx.findOneByOrFail(Thing, { id: 'c' })).toEqual({ id: 'c', count: 2 });
  });
  expect(await database.reader.findOneByOrFail(Thing, { id: 'c' })).toEqual({ id: 'c', count: 2 });
});

it('throws for a query around the open transaction instead of waiting for itself', async () => {
  const around = /use the EntityManager the transaction was given/;
  await expect(database.transaction(async () => database.reader.find(Thing))).rejects.toThrow(around);
  await expect(database.transaction(async () => dataSource.manager.find(Thing))).rejects.toThrow(around);
  await expect(database.transaction(async () => database.transaction(async () => 1))).rejects.toThrow(around);
  await database.transaction((tx) => tx.insert(Thing, { id: 'd', count: 1 }));
  expect(await ids('d')).toEqual(['d']);
});

it('still throws for it while other transactions end', async () => {
  const endings = Array.from({ length: 5 }, () => database.transaction((tx) => tx.find(Thing)));
  const around = database.transaction(async (tx) => {
    await tx.find(Thing);
    await pause(20);
    return database.reader.find(Thing);
  });
  const after = Array.from({ length: 5 }, () => database.transaction((tx) => tx.find(Thing)));
  await expect(around).rejects.toThrow(/use the EntityManager the transaction was given/);
  await Promise.all([...endings, ...after]);
});

it('sells ten seats to ten of two hundred, by one conditional update each', async () => {
  await database.transaction((tx) => tx.insert(Thing, { id: 'seats', count: 10 }));
  const take = () =>
    database.transaction((tx) => execute(tx, 'UPDATE things SET count = count - 1 WHERE id = ? AND count >= 1', ['seats']));
  const taken = await Promise.all(Array.from({ length: 200 }, take));
  expect(taken.reduce((sum, rows) => sum + rows, 0)).toBe(10);
  expect(await database.reader.findOneByOrFail(Thing, { id: 'seats' })).toEqual({ id: 'seats', count: 0 });
});

it('runs a transaction again when it lost a deadlock', async () => {
  await database.transaction((tx) =>
    tx.insert(Thing, [
      { id: 'e1', count: 0 },
      { id: 'e2', count: 0 },
    ]),
  );
  const cross = (first: string, second: string) =>
    database.transaction(async (tx) => {
      await execute(tx, 'UPDATE things SET count = count + 1 WHERE id = ?', [first]);
      await pause(20);
      await execute(tx, 'UPDATE things SET count = count + 1 WHERE id = ?', [second]);
    });
  await Promise.all([cross('e1', 'e2'), cross('e2', 'e1')]);
  const counts = (await database.reader.find(Thing)).filter(({ id }) => id.startsWith('e')).map(({ count }) => count);
  expect(counts).toEqual([2, 2]);
});

it('refuses on both databases what a check forbids', async () => {
  await expect(database.transaction((tx) => tx.insert(Thing, { id: 'f', count: -1 }))).rejects.toThrow(/ck_things_count/);
});

it('runs effects of this process after the commit, and not when the transaction is taken back', async () => {
  const effects: string[] = [];
  await database.transaction(async () => afterCommit(() => effects.push('kept')));
  await database
    .transaction(async () => {
      afterCommit(() => effects.push('lost'));
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(effects).toEqual(['kept']);
});

it('answers once the commit is on the disk where the database is a file, many commits at a time', async () => {
  if (database.kind !== 'sqlite') return;
  const syncs: fs.NoParamCallback[] = [];
  const disk = jest.spyOn(fs, 'fdatasync').mockImplementation((_file, done) => void syncs.push(done));
  const answered: number[] = [];
  const write = (count: number) =>
    database.transaction((tx) => tx.insert(Thing, { id: `h${count}`, count })).then(() => answered.push(count));
  const first = write(0);
  while (syncs.length === 0) await pause(1);
  const others = [1, 2, 3, 4].map(write);
  while ((await ids('h')).length < 5) await pause(1);
  expect(answered).toEqual([]);
  syncs[0]?.(null);
  await first;
  while (syncs.length === 1) await pause(1);
  expect(answered).toEqual([0]);
  syncs[1]?.(null);
  await Promise.all(others);
  expect(syncs).toHaveLength(2);
  disk.mockRestore();
});

it('can’t write through the reader where the database is a file', async () => {
  if (database.kind !== 'sqlite') return;
  await expect(database.reader.query("INSERT INTO things VALUES ('g', 1)")).rejects.toThrow(/readonly/);
});
