import { Tick } from '../forms/tick.tsx';
import { Icon } from '../icons/icon.tsx';
import { IconArrowDown, IconArrowUp } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import type { Column } from './table-types.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: string;
  onSort?: (sort: string) => void;
  /** Absent where rows can't be selected. */
  all?: { checked: boolean; some: boolean; onToggle: () => void };
}

/** The header: a checkbox for the whole page, names, and sort buttons with `aria-sort`. */
export function TableHead<Row>({ columns, sort, onSort, all }: TableHeadProps<Row>) {
  const text = useKitText();
  return (
    <thead>
      <tr>
        {all && (
          <th scope="col" data-tick>
            <Tick
              checked={all.checked}
              indeterminate={all.some && !all.checked}
              onChange={all.onToggle}
              slotProps={{ input: { 'aria-label': text('table.selectAll') } }}
            />
          </th>
        )}
        {columns.map((column) => (
          <SortableHeader key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function SortableHeader<Row>({ column, sort, onSort }: { column: Column<Row>; sort?: string; onSort?: (sort: string) => void }) {
  const text = useKitText();
  const order = directionOf(column.sort, sort);
  return (
    <th scope="col" aria-sort={column.sort && onSort ? order : undefined} data-end={column.align} style={{ width: column.width }}>
      {column.sort && onSort ? (
        <button type="button" title={text('table.sortBy', { column: column.header })} onClick={() => onSort(nextSort(column, sort))}>
          {column.header}
          {order !== 'none' && <Icon of={order === 'descending' ? IconArrowDown : IconArrowUp} size={15} />}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function directionOf(name: string | undefined, sort: string | undefined): 'ascending' | 'descending' | 'none' {
  if (!name || !sort) return 'none';
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : 'none';
}

function nextSort<Row>({ sort: name = '', descendingFirst }: Column<Row>, sort: string | undefined): string {
  const [first, second] = descendingFirst ? [`-${name}`, name] : [name, `-${name}`];
  return sort === first ? second : first;
}
