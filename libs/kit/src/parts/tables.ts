/** Tables with their columns, filters and files. */

export { AddButton, NEW_RECORD } from '../table/add-button.tsx';
export { moneyColumn, stateColumn, textColumn } from '../table/columns.tsx';
export { csvOf, saveCsv } from '../table/csv.ts';
export { DataTable } from '../table/data-table.tsx';
export { ExportButton } from '../table/export-button.tsx';
export { ChoiceFilter } from '../table/filters.tsx';
export { ListFilters } from '../table/list-filters.tsx';
export { RecordListView } from '../table/record-list-view.tsx';
export type { Column, Selection } from '../table/table-types.ts';
export { useSelection } from '../table/use-selection.ts';
export { LedgerTable } from '../ui/ledger-table.tsx';
