import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The whole text of a cell that may be cut; becomes its title. */
  full?: (row: Row) => string;
  /** The API's name of this order; makes the header a button. `-name` is descending. */
  sort?: string;
  /** First direction of a click: dates and sums start with the newest and largest. */
  descendingFirst?: boolean;
  align?: 'end';
  /** Width in px; columns without share what is left. */
  width?: number;
  /** Goes when the panel is open: always, or only where the screen is no wider than a laptop's. */
  low?: boolean | 'on-laptops';
  /** Where the cell stands in the two-line item of a narrow screen; a column without a place is left out there. */
  phone?: 'title' | 'value' | 'detail' | 'status';
}

export interface Selection {
  selected: ReadonlySet<string>;
  setSelected: (selected: ReadonlySet<string>) => void;
}
