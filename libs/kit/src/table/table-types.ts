import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The full text of a cell that may be truncated; becomes its title. */
  full?: (row: Row) => string;
  /** The API's name for this order; makes the header a button. `-name` is descending. */
  sort?: string;
  /** First direction of a click: dates and amounts start with the newest and largest. */
  descendingFirst?: boolean;
  align?: 'end';
  /** Text that doesn't fit takes further lines instead of being truncated: names of poojas and events. */
  inFull?: boolean;
  /** Width in px; columns without one share the rest. */
  width?: number;
  /** When the column is hidden while the panel is open: always, or only on laptop-sized screens and smaller. */
  low?: boolean | 'on-laptops';
  /** The cell's position in the two-line item on a narrow screen; columns without one are omitted there. */
  phone?: 'title' | 'value' | 'detail' | 'status';
  /** The header goes with the cell there too: for a sum that isn't the record's own. Bare counts always have it. */
  namedOnPhone?: boolean;
}

export interface Selection {
  selected: ReadonlySet<string>;
  setSelected: (selected: ReadonlySet<string>) => void;
}
