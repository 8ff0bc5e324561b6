import type { ColumnOption } from 'csv-stringify';

/** How every CSV is written: cells that a spreadsheet would run as a formula are made text; the byte order mark makes Excel read UTF-8. */
export const csvOptions = (columns: readonly ColumnOption[] | Readonly<Record<string, string>>) => ({
  header: true,
  columns: columns as ColumnOption[] | Record<string, string>,
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows' as const,
});
