import useMediaQuery from '@mui/material/useMediaQuery';
import { PAGE_LIMIT_DEFAULT } from '@sannidhi/contracts';
import { type ReactNode, useId, useRef } from 'react';
import type { Text } from '../i18n/use-text.ts';
import type { Paging } from '../query/use-pages.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from '../ui/button.tsx';
import { hiddenText } from '../ui/hidden-text.ts';
import { ReadAt } from '../ui/read-at.tsx';
import { ReadFailure } from '../ui/read-failure.tsx';
import { Loading, SkeletonBar } from '../ui/skeletons.tsx';
import { EmptyState } from '../ui/states.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { TableBody } from './table-body.tsx';
import { TableCards } from './table-cards.tsx';
import { TableFooter } from './table-footer.tsx';
import { TableFrame, TableRoot } from './table-frame.ts';
import { TableHead } from './table-head.tsx';
import type { Column, Selection } from './table-types.ts';
import { usePageStart } from './use-page-start.ts';
import { toggled } from './use-selection.ts';

export interface DataTableProps<Row> {
  /** Names the table: "Donations". */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
  /** The record in the side panel, and how to open and close it. */
  openId?: string;
  onOpen?: (id: string) => void;
  onClose?: () => void;
  selection?: Selection;
  /** Total of the selected rows, formatted. */
  selectedSum?: (rows: readonly Row[]) => string;
  /** Text buttons of the bulk bar. */
  bulkActions?: (rows: readonly Row[]) => ReactNode;
  paging?: Paging;
  pageSize?: number;
  totals?: ReactNode;
  /** Nothing yet: what this is and the first action. */
  empty: ReactNode;
  /** What the search looked through, "names, receipt numbers": shown when nothing was found. */
  search?: string;
  searches?: string;
  /** Whether filters hide everything; the table then offers to clear them. */
  isFiltered?: boolean;
  onClearFilters?: () => void;
  error?: Error | null;
  failedTitle?: string;
  onRetry?: () => void;
  /** When the rows were read, in milliseconds; without a network it is said. */
  readAt?: number;
}

/**
 * A list filtered, sorted and paged by the server. Keyboard: arrows move, Enter opens, Space selects, Escape closes. Under 900 px each row
 * is a two-line item. Loading, empty, filtered-empty and failed are states of the table, never of the page.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, error, empty, isFiltered, onClearFilters, onRetry, failedTitle } = props;
  const text = useKitText();
  const frame = useRef<HTMLDivElement>(null);
  usePageStart(frame, props.paging);
  if (!rows && error) {
    return (
      <TableFrame>
        <ReadFailure error={error} title={failedTitle} onRetry={onRetry} />
      </TableFrame>
    );
  }
  if (rows?.length === 0 && !props.paging?.hasPrevious) {
    const clear = onClearFilters && <Button onClick={onClearFilters}>{text('table.clear')}</Button>;
    return (
      <TableFrame>
        {isFiltered ? (
          <EmptyState plain title={text('table.noMatch')} action={clear}>
            {searched(props, text)}
          </EmptyState>
        ) : (
          empty
        )}
      </TableFrame>
    );
  }
  return (
    <TableFrame ref={frame} tabIndex={-1}>
      <ReadAt at={props.readAt} />
      {rows ? <Filled {...props} rows={rows} /> : <SkeletonRows />}
    </TableFrame>
  );
}

function searched<Row>({ search, searches }: DataTableProps<Row>, text: Text): string {
  return search && searches ? text('table.searched', { search, fields: searches }) : text('table.noMatchBody');
}

function Filled<Row>({
  rows,
  selection,
  paging,
  totals,
  pageSize = PAGE_LIMIT_DEFAULT,
  ...props
}: DataTableProps<Row> & { rows: readonly Row[] }) {
  const text = useKitText();
  const keysId = useId();
  const narrow = useMediaQuery('screen and (max-width:899.95px)');
  const tight = useMediaQuery('screen and (max-width:1399.95px)');
  const columns = props.openId === undefined ? props.columns : props.columns.filter(({ low }) => !low || (low === 'on-laptops' && !tight));
  const selected = selection?.selected ?? new Set<string>();
  const picked = rows.filter((row) => selected.has(props.rowKey(row)));
  const all = rows.length > 0 && picked.length === rows.length;
  const footer = <TableFooter totals={totals} paging={paging} pageSize={pageSize} shown={rows.length} />;
  if (narrow) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the card around may be a landmark of the same name already.
      <div role="group" aria-label={props.caption}>
        <TableCards columns={props.columns} rows={rows} rowKey={props.rowKey} onOpen={props.onOpen} />
        {footer}
      </div>
    );
  }
  return (
    <>
      {selection && picked.length > 0 && (
        <BulkBar count={picked.length} sum={props.selectedSum?.(picked)} onClear={() => selection.setSelected(new Set())}>
          {props.bulkActions?.(picked)}
        </BulkBar>
      )}
      <p id={keysId} style={hiddenText}>
        {text('table.keys')}
      </p>
      <TableRoot aria-describedby={keysId}>
        <caption>{props.caption}</caption>
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          all={
            selection && {
              checked: all,
              some: picked.length > 0,
              onToggle: () => selection.setSelected(new Set(all ? [] : rows.map(props.rowKey))),
            }
          }
        />
        <TableBody
          {...props}
          rows={rows}
          columns={columns}
          selected={selection?.selected}
          onToggle={selection && ((id) => selection.setSelected(toggled(selection.selected, id)))}
        />
      </TableRoot>
      {footer}
    </>
  );
}

function SkeletonRows() {
  return (
    <Loading>
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other identity.
        <div key={row} style={{ padding: '13px 16px' }}>
          <SkeletonBar width={`${96 - (row % 3) * 9}%`} />
        </div>
      ))}
    </Loading>
  );
}
