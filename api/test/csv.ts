import Papa from 'papaparse';

/** A CSV document as objects by the names of its columns, as Papa Parse reads it. Throws where it isn't well-formed. */
export const readCsv = (text: string): Record<string, string>[] => parsed<string>(text, false);

/** The same as a spreadsheet takes it: whatever looks like a number is one. */
export const readSpreadsheet = (text: string): Record<string, string | number>[] => parsed<string | number>(text, true);

function parsed<Cell>(text: string, dynamicTyping: boolean): Record<string, Cell>[] {
  const { data, errors } = Papa.parse<Record<string, Cell>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
    dynamicTyping,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data;
}
