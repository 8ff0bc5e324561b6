import type { STATUS_CHIPS } from '@sannidhi/contracts';
import { formatCents } from '../i18n/format.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { Column } from './table-types.ts';

type Chips = typeof STATUS_CHIPS;
type Rest<Row> = Partial<Omit<Column<Row>, 'key' | 'header' | 'cell'>>;

/** A text column; text that doesn't fit is in its title. */
export const textColumn = <Row,>(key: string, header: string, words: (row: Row) => string, rest?: Rest<Row>): Column<Row> => ({
  key,
  header,
  cell: words,
  full: words,
  ...rest,
});

/** A money column, in cents; empty if there is none. */
export const moneyColumn = <Row,>(
  key: string,
  header: string,
  cents: (row: Row) => number | null | undefined,
  rest?: Rest<Row>,
): Column<Row> => ({
  key,
  header,
  cell: (row) => {
    const amount = cents(row);
    return amount === null || amount === undefined ? '' : formatCents(amount);
  },
  align: 'end',
  width: 120,
  ...rest,
});

/** The column for a record's state: its chip, last in the row and at the end of a phone's two lines. */
export const stateColumn = <Row, Of extends keyof Chips & string>(
  header: string,
  of: Of,
  state: (row: Row) => keyof Chips[Of] & string,
  rest?: Rest<Row>,
): Column<Row> => ({
  key: 'state',
  header,
  cell: (row) => <StatusChip of={of} state={state(row)} />,
  width: 120,
  phone: 'status',
  ...rest,
});
