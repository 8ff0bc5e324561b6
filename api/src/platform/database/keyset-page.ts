import { messagesOf, type Page, platformMessages } from '@sannidhi/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { fieldError } from '../http/domain-error.ts';

type KeyValue = string | number | Date;

export interface KeysetOrder<Row> {
  /** The list's sort columns, most significant first, ending with a unique column. */
  columns: readonly (keyof Row & string)[];
  direction: 'ASC' | 'DESC';
}

export interface PageQuery {
  cursor?: string;
  limit: number;
}

/**
 * One page of a query in a stable order: the rows after the cursor, however far down, at the cost of the first page. Throws
 * `invalid-fields` for an invalid cursor.
 */
export async function keysetPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { columns, direction }: KeysetOrder<Row>,
  { cursor, limit }: PageQuery,
): Promise<Page<Row>> {
  const { alias } = query;
  for (const column of columns) query.addOrderBy(`${alias}.${column}`, direction);
  if (cursor !== undefined) startAfter(query, columns, direction, readCursor(cursor, columns.length));
  const rows = await query.take(limit + 1).getMany();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? writeCursor(columns.map((column) => last[column] as KeyValue)) : null };
}

/** The same page with each row mapped. */
export const mapPage = <Row, Item>({ items, nextCursor }: Page<Row>, show: (row: Row) => Item): Page<Item> => ({
  items: items.map(show),
  nextCursor,
});

function startAfter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: readonly string[],
  direction: 'ASC' | 'DESC',
  values: readonly KeyValue[],
): void {
  const beyond = direction === 'ASC' ? '>' : '<';
  const at = (index: number, comparison: string) => `${query.alias}.${columns[index]} ${comparison} :after${index}`;
  const alternatives = columns.map((_, index) =>
    [...Array.from({ length: index }, (_unused, earlier) => at(earlier, '=')), at(index, beyond)].join(' AND '),
  );
  // Only the first comparison lets the database seek in the index; the alternatives decide ties.
  query.andWhere(`${at(0, `${beyond}=`)} AND ((${alternatives.join(') OR (')}))`);
  query.setParameters(Object.fromEntries(values.map((value, index) => [`after${index}`, value])));
}

const writeCursor = (values: readonly KeyValue[]): string =>
  Buffer.from(JSON.stringify(values.map((value) => (value instanceof Date ? { at: value.getTime() } : value)))).toString('base64url');

function readCursor(cursor: string, length: number): KeyValue[] {
  const values = parse(Buffer.from(cursor, 'base64url').toString()).map(keyValue);
  if (values.length !== length || values.includes(undefined)) throw fieldError('cursor', messagesOf(platformMessages)('page-unknown'));
  return values.filter((value) => value !== undefined);
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function keyValue(value: unknown): KeyValue | undefined {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null || !('at' in value)) return undefined;
  return typeof value.at === 'number' && Number.isFinite(new Date(value.at).getTime()) ? new Date(value.at) : undefined;
}
