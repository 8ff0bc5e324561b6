import type { ColumnOption } from 'csv-stringify';

type Columns = readonly (string | ColumnOption)[] | Readonly<Record<string, string>>;

/** How every CSV is written: cells that a spreadsheet would run as a formula are made text; the byte order mark makes Excel read UTF-8. */
export const csvOptions = (columns: Columns) => ({
  header: true,
  columns: columns as (string | ColumnOption)[] | Record<string, string>,
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows' as const,
});
