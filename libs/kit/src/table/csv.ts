import { saveText } from '../http/save-text.ts';

/** Rows as CSV (RFC 4180). Anything that looks like a formula is escaped for spreadsheets, because donors choose their own names. */
export const csvOf = (rows: readonly (readonly string[])[]): string => rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n');

/** Offers CSV as a file download, marked as UTF-8 so that spreadsheets read every script. */
export const saveCsv = (fileName: string, csv: string): void => saveText(fileName, `\uFEFF${csv}`, 'text/csv;charset=utf-8');

function cellOf(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
