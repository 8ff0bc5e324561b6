import type { KeyboardEvent, MouseEvent } from 'react';
import { Tick } from '../forms/tick.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import type { Column } from './table-types.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface TableBodyProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row is called, for "Select …". */
  rowName: (row: Row) => string;
  openId?: string;
  onOpen?: (id: string) => void;
  onClose?: () => void;
  selected?: ReadonlySet<string>;
  onToggle?: (id: string) => void;
}

/** The rows: one of them is in the tab order, arrow keys move, Enter opens, Space selects, Escape closes the panel. */
export function TableBody<Row>({ columns, rows, rowKey, rowName, openId, onOpen, onClose, selected, onToggle }: TableBodyProps<Row>) {
  const text = useKitText();
  const keys = useRowKeys(rows.map(rowKey), { onOpen, onToggle, onClose });
  return (
    <tbody ref={keys.ref}>
      {rows.map((row) => {
        const id = rowKey(row);
        return (
          <tr
            key={id}
            data-row={id}
            tabIndex={keys.tabIndexOf(id)}
            aria-selected={selected ? selected.has(id) : undefined}
            aria-current={id === openId ? 'true' : undefined}
            onFocus={() => keys.remember(id)}
            onKeyDown={(event: KeyboardEvent) => keys.onKeyDown(event, id)}
            onClick={(event: MouseEvent) => {
              if (!(event.target instanceof Element && event.target.closest('input, label, a'))) onOpen?.(id);
            }}
          >
            {onToggle && (
              <td data-tick>
                <Tick
                  checked={selected?.has(id) ?? false}
                  onChange={() => onToggle(id)}
                  tabIndex={-1}
                  slotProps={{ input: { 'aria-label': text('table.select', { name: rowName(row) }) } }}
                />
              </td>
            )}
            {columns.map((column) => (
              <td key={column.key} data-end={column.align} data-full={column.inFull} title={column.full?.(row)}>
                {column.phone === 'title' && onOpen ? (
                  <button type="button" data-row-name tabIndex={-1}>
                    {column.cell(row)}
                  </button>
                ) : (
                  column.cell(row)
                )}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}
