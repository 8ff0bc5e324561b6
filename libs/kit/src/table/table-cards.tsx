import { styled } from '@mui/material/styles';
import type { TableBodyProps } from './table-body.tsx';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
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
}));

/** The rows on a narrow screen: two lines each, name and amount above detail and state. */
export function TableCards<Row>({ columns, rows, rowKey, onOpen }: Pick<TableBodyProps<Row>, 'columns' | 'rows' | 'rowKey' | 'onOpen'>) {
  const at = (place: string) => columns.filter(({ phone }) => phone === place);
  const cellAt = (place: string, row: Row) => at(place)[0]?.cell(row);
  return (
    <List>
      {rows.map((row) => {
        const id = rowKey(row);
        const lines = (
          <>
            <b>{cellAt('title', row)}</b>
            <span data-value>{cellAt('value', row)}</span>
            <span data-detail>
              {at('detail').map((column, index) => (
                <span key={column.key}>
                  {index > 0 && ', '}
                  {column.cell(row)}
                </span>
              ))}
            </span>
            <span data-status>{cellAt('status', row)}</span>
          </>
        );
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
