import type { EntityManager, ObjectLiteral } from 'typeorm';
import { tableOf } from './table.ts';

type Sides = Record<string, new () => ObjectLiteral>;
type Rows<Given extends Sides> = { [Alias in keyof Given]: InstanceType<Given[Alias]> };
type RowsOrNull<Given extends Sides> = { [Alias in keyof Given]: InstanceType<Given[Alias]> | null };

/** Where the rows come from: `FROM … JOIN … WHERE … ORDER BY …` with the tables' aliases, and the values of its `?`. */
export interface Joined<Always extends Sides, Maybe extends Sides> {
  /** Tables that have a row in every result, by alias. */
  rows: Always;
  /** Tables behind a `LEFT JOIN`: null where they have none. */
  optional: Maybe;
  from: string;
  values: unknown[];
}

/**
 * Whole rows of several tables in one statement, side by side. For what is read on every gift: a query builder would write the
 * statement again each time.
 */
export async function findTogether<Always extends Sides, Maybe extends Sides>(
  manager: EntityManager,
  { rows, optional, from, values }: Joined<Always, Maybe>,
): Promise<(Rows<Always> & RowsOrNull<Maybe>)[]> {
  const sides = Object.entries({ ...rows, ...optional }).map(([alias, entity]) => ({ alias, table: tableOf(manager.dataSource, entity) }));
  const columns = sides.map(({ alias, table }) => table.selectedAs(alias)).join(', ');
  const found = await manager.query<ObjectLiteral[]>(`SELECT ${columns} ${from}`, values);
  return found.map((raw) => Object.fromEntries(sides.map(({ alias, table }) => [alias, table.readAs(alias, raw)]))) as (Rows<Always> &
    RowsOrNull<Maybe>)[];
}
