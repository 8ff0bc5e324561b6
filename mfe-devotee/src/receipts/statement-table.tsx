import type { StatementTemple } from '@sannidhi/contracts';
import { formatCents, formatShortDate, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Scroll = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } });
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th': { ...theme.typography.caption, fontWeight: 600, textAlign: 'left', color: theme.vars.palette.text.secondary },
  '& th, & td': { padding: '9px 12px 9px 0', borderBottom: `1px solid ${theme.vars.palette.role.line}`, verticalAlign: 'bottom' },
  '& .right': { textAlign: 'right', paddingRight: 0, paddingLeft: 12 },
  '& td': { whiteSpace: 'nowrap' },
  '& td.words': { whiteSpace: 'normal' },
  '& small': { display: 'none', color: theme.vars.palette.text.secondary },
  // On a phone the date is below the number, so that no column needs sideways scrolling.
  '@media (max-width:599.95px)': { '& .wide': { display: 'none' }, '& small': { display: 'block' } },
  '& tfoot td, & tfoot th': { borderBottom: 0, fontWeight: 600, color: 'inherit' },
  // On paper a foot would be repeated on each page, as a total of rows that follow on the next.
  '@media print': { '& tfoot': { display: 'table-row-group' } },
}));

/** The receipts of one temple in a year, with its total. */
export function StatementTable({ temple }: { temple: StatementTemple }) {
  const text = useTexts();
  return (
    <Scroll tabIndex={0} role="region" aria-label={temple.legalName}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('statement.receipt')}</th>
            <th scope="col" className="wide">
              {text('statement.received')}
            </th>
            <th scope="col" className="right">
              {text('statement.amount')}
            </th>
            <th scope="col" className="right">
              {text('statement.deductible')}
            </th>
          </tr>
        </thead>
        <tbody>
          {temple.receipts.map((receipt) => (
            <tr key={receipt.number}>
              <td>
                {receipt.number}
                <small>{formatShortDate(receipt.receivedOn)}</small>
              </td>
              <td className="wide">{formatShortDate(receipt.receivedOn)}</td>
              {receipt.property ? (
                <td className="right words" colSpan={2}>
                  {receipt.property}
                </td>
              ) : (
                <>
                  <td className="right">{formatCents(receipt.totalCents)}</td>
                  <td className="right">{formatCents(receipt.deductibleCents)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('statement.total')}</th>
            <td className="wide" />
            <td className="right">{formatCents(temple.totalCents)}</td>
            <td className="right">{formatCents(temple.deductibleCents)}</td>
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  );
}
