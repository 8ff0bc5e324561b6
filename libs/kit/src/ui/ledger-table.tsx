import { styled } from '@mui/material/styles';
import type { LedgerLineView } from '@sannidhi/contracts';
import { formatCents } from '../i18n/format.ts';
import { labelText } from '../text/message-words.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { hiddenText } from './hidden-text.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': hiddenText,
  '& th': { ...theme.typography.caption, fontWeight: 600, textAlign: 'left', color: theme.vars.palette.text.secondary, padding: '4px 0' },
  '& td, & tfoot th': { padding: '6px 0', borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& td + td, & th + td, & th + th': {
    textAlign: 'right',
    paddingLeft: 12,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& tfoot th, & tfoot td': { fontWeight: 600, color: theme.vars.palette.text.primary, fontSize: 'inherit' },
}));

const amount = (cents: number): string => (cents === 0 ? '' : formatCents(cents).replace('$', ''));

/** One ledger entry: its lines, and whether they balance, in words. */
export function LedgerTable({ lines }: { lines: readonly LedgerLineView[] }) {
  const text = useKitText();
  const debit = lines.reduce((sum, line) => sum + line.debitCents, 0);
  const credit = lines.reduce((sum, line) => sum + line.creditCents, 0);
  return (
    <Table>
      <caption>{text('ledger.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('ledger.account')}</th>
          <th scope="col">{text('ledger.debit')}</th>
          <th scope="col">{text('ledger.credit')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.account}/${line.debitCents}/${line.creditCents}`}>
            <td>{labelText(line.account, line.accountMessage)}</td>
            <td>{amount(line.debitCents)}</td>
            <td>{amount(line.creditCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text(debit === credit ? 'ledger.balanced' : 'ledger.unbalanced')}</th>
          <td>{amount(debit)}</td>
          <td>{amount(credit)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
