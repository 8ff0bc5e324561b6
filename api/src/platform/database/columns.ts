import { Column, type ColumnOptions, PrimaryColumn } from 'typeorm';

/** Bigint columns come back as text from some drivers; money beyond 2^53 is a bug, never a rounding. */
export const safeInteger = {
  to: (value: number | null | undefined) => value,
  from: (value: number | string | bigint | null) => (value === null ? null : toSafeInteger(value)),
};

/** A driver's integer (`SUM()` is text on MySQL) as a safe JavaScript integer; null and undefined are 0. */
export function toSafeInteger(value: number | string | bigint | null | undefined): number {
  const integer = Number(value ?? 0);
  if (!Number.isSafeInteger(integer)) throw new RangeError(`Not a safe integer: ${value}`);
  return integer;
}

/** The primary key of a table that belongs to no temple: UUIDv7 made by the application. */
export const IdColumn = (): PropertyDecorator => PrimaryColumn({ type: 'varchar', length: 36 });

/** A reference to another row's id. */
export const RefColumn = (options: Pick<ColumnOptions, 'nullable'> = {}): PropertyDecorator =>
  Column({ type: 'varchar', length: 36, ...options });

/** Text of at most `length` characters. */
export const TextColumn = (length: number, options: Pick<ColumnOptions, 'nullable'> = {}): PropertyDecorator =>
  Column({ type: 'varchar', length, ...options });

/** Long text without an index. */
export const LongTextColumn = (options: Pick<ColumnOptions, 'nullable'> = {}): PropertyDecorator => Column({ type: 'text', ...options });

/** JSON kept as text, byte for byte as written. */
export const JsonColumn = (options: Pick<ColumnOptions, 'nullable'> = {}): PropertyDecorator => Column({ type: 'simple-json', ...options });

/** An amount in whole cents. */
export const CentsColumn = (options: Pick<ColumnOptions, 'nullable'> = {}): PropertyDecorator =>
  Column({ type: 'bigint', transformer: safeInteger, ...options });

/** A count or a number in a sequence. */
export const IntegerColumn = (options: Pick<ColumnOptions, 'nullable'> = {}): PropertyDecorator => Column({ type: 'integer', ...options });

/** An instant in UTC, set by the application. */
export const InstantColumn = (options: Pick<ColumnOptions, 'nullable'> = {}): PropertyDecorator =>
  Column({ type: 'datetime', precision: 3, ...options });

/** A civil date of a place, `YYYY-MM-DD`. */
export const LocalDateColumn = (options: Pick<ColumnOptions, 'nullable'> = {}): PropertyDecorator =>
  Column({ type: 'varchar', length: 10, ...options });

export const BooleanColumn = (): PropertyDecorator => Column({ type: 'boolean' });
