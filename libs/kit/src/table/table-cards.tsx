import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { TableBodyProps } from './table-body.tsx';
import type { Column } from './table-types.ts';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  containerType: 'inline-size',
  listStyle: 'none',
  '& li': { borderBottom: `1px solid ${theme.vars.palette.role.line}` },
  '& li > button, & li > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    alignItems: 'center',
    width: '100%',
    minHeight: 64,
    padding: '10px 16px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
  },
  '@media print': { '& li > button': { display: 'grid !important' } },
  '& li > button': { cursor: 'pointer', '&:focus-visible': { outlineOffset: -3 } },
  '& b': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& [data-value]': { textAlign: 'right', fontWeight: 500, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& [data-detail]': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& [data-status]': { justifySelf: 'end' },
  // With large text there is no room beside each other: a name would be left a letter wide.
  '@container (max-width: 16rem)': {
    '& li > button, & li > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& [data-value]': { textAlign: 'left' },
    '& [data-status]': { justifySelf: 'start' },
  },
}));

/** The rows on a narrow screen: name and amount, and a second line of detail and state unless it would be empty. */
export function TableCards<Row>({ columns, rows, rowKey, onOpen }: Pick<TableBodyProps<Row>, 'columns' | 'rows' | 'rowKey' | 'onOpen'>) {
  return (
    <List>
      {rows.map((row) => {
        const id = rowKey(row);
        const lines = <CardLines columns={columns} row={row} />;
        return (
          <li key={id}>
            {onOpen ? (
              <button type="button" data-row={id} onClick={() => onOpen(id)}>
                {lines}
              </button>
            ) : (
              <div>{lines}</div>
            )}
          </li>
        );
      })}
    </List>
  );
}

const BARE_COUNT = /^-?[\d.,]+$/;
const Named = styled('small')(({ theme }) => ({ fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary }));

/** A cell as a card shows it: without a column above it, a count is nothing without its name. */
function cardCell<Row>({ header, cell, namedOnPhone }: Column<Row>, row: Row): ReactNode {
  const shown = cell(row);
  if (!isShown(shown) || !(namedOnPhone || (typeof shown === 'string' && BARE_COUNT.test(shown)))) return shown;
  return (
    <>
      <Named>{header}</Named> {shown}
    </>
  );
}

const isShown = (cell: ReactNode): boolean => cell !== false && cell !== null && cell !== undefined && cell !== '';

function CardLines<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const cellsAt = (place: Column<Row>['phone']) =>
    columns
      .filter(({ phone }) => phone === place)
      .map((column) => ({ key: column.key, cell: cardCell(column, row) }))
      .filter(({ cell }) => isShown(cell));
  const [details, [status]] = [cellsAt('detail'), cellsAt('status')];
  return (
    <>
      <b>{cellsAt('title')[0]?.cell}</b>
      <span data-value>{cellsAt('value')[0]?.cell}</span>
      {(details.length > 0 || status) && (
        <>
          <span data-detail>
            {details.map(({ key, cell }, index) => (
              <span key={key}>
                {index > 0 && ', '}
                {cell}
              </span>
            ))}
          </span>
          <span data-status>{status?.cell}</span>
        </>
      )}
    </>
  );
}
