import { Between, DataSource, Entity, EntityManager, In, IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { BooleanColumn, CentsColumn, IdColumn, InstantColumn, JsonColumn, TextColumn } from './columns.ts';
import { openDataSource } from './data-source.ts';
import { Database } from './database.ts';
import { insertOnce, insertRow, insertRows } from './rows.ts';

@Entity('offerings')
class Offering {
  @IdColumn()
  id: string;

  @TextColumn(40, { nullable: true })
  flower: string | null;

  @CentsColumn()
  priceCents: number;

  @BooleanColumn()
  fresh: boolean;

  @JsonColumn()
  colors: string[];

  @InstantColumn()
  pickedAt: Date;
}

const PICKED = new Date('2026-11-20T05:30:00.250Z');
const offering = (id: string, change: Partial<Offering> = {}): Offering => ({
  id,
  flower: `flower of ${id}`,
  priceCents: 2 ** 40,
  fresh: true,
  colors: ['red', 'white'],
  pickedAt: PICKED,
  ...change,
});

let store: TestDatabase;
let dataSource: DataSource;
let database: Database;
let orm: EntityManager;
beforeAll(async () => {
  store = await createTestDatabase();
  dataSource = await openDataSource(store, { entities: [Offering], migrations: [] });
  await dataSource.synchronize();
  database = new Database(dataSource);
  const rows = [offering('a'), offering('b', { flower: null, fresh: false }), offering('c', { pickedAt: new Date(0), priceCents: 5 })];
  await database.transaction((tx) => insertRows(tx, Offering, rows));
  orm = new EntityManager(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await store.drop();
});

const QUESTIONS = {
  'one column': { id: 'a' },
  'columns that must all fit': { fresh: true, priceCents: 5 },
  'an instant': { pickedAt: PICKED },
  'one of several': { id: In(['a', 'c', 'x']) },
  'one of none': { id: In([]) },
  'nothing there': { flower: IsNull() },
  'none of several': { id: Not(In(['a', 'c'])) },
  'something there': { flower: Not(IsNull()) },
  'another value': { id: Not('a') },
  'a span of time': { pickedAt: Between(new Date(1), PICKED) },
  'a comparison': { pickedAt: LessThan(PICKED), priceCents: MoreThanOrEqual(5) },
  alternatives: [{ id: 'a' }, { fresh: false }],
};

it.each(Object.entries(QUESTIONS))('finds by %s what the ORM finds', async (_, where) => {
  const options = { where, order: { id: 'DESC' } } as const;
  expect(await dataSource.manager.find(Offering, options)).toEqual(await orm.find(Offering, options));
  expect(await dataSource.manager.existsBy(Offering, where)).toBe(await orm.existsBy(Offering, where));
});

it('refuses a question about nothing, or about what a table can’t say', async () => {
  await expect(dataSource.manager.findOneBy(Offering, { id: undefined })).rejects.toThrow(/undefined/i);
  await expect(database.transaction((tx) => tx.update(Offering, {}, { fresh: true }))).rejects.toThrow(/criteria/i);
  await expect(dataSource.manager.find(Offering, { relations: {} })).rejects.toThrow(/relations/);
  await expect(dataSource.manager.findBy(Offering, { scent: 'sweet' } as never)).rejects.toThrow(/scent/);
});

it('changes the rows that fit, returns how many, and leaves undefined properties alone', async () => {
  await database.transaction((tx) => insertRows(tx, Offering, [offering('d'), offering('e')]));
  const change = { flower: null, priceCents: 7, colors: [], fresh: undefined, pickedAt: new Date(1) };
  const { affected } = await database.transaction((tx) => tx.update(Offering, { id: In(['d', 'none']) }, change));
  expect(affected).toBe(1);
  expect(await orm.findOneBy(Offering, { id: 'd' })).toEqual(offering('d', { ...change, fresh: true }));
  expect(await orm.findOneBy(Offering, { id: 'e' })).toEqual(offering('e'));
});

it('writes a row once and reads it back as it was', async () => {
  const row = offering('f', { colors: ['it’s “quoted”', '{}'] });
  await database.transaction((tx) => insertRow(tx, Offering, row));
  await database.transaction((tx) => insertOnce(tx, Offering, offering('f', { priceCents: 1 })));
  expect(await orm.findOneBy(Offering, { id: 'f' })).toEqual(row);
});
