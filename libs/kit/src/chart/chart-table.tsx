import { styled } from '@mui/material/styles';
import { formatCents } from '../i18n/format.ts';
import { hiddenText } from '../ui/hidden-text.ts';
import type { BarChartProps } from './bar-chart-props.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': hiddenText,
  '& th, & td': {
    padding: '6px 8px',
    borderBottom: `1px solid ${theme.vars.palette.role.line}`,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': { fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'left' },
}));

/** The chart's numbers as a table. */
export function ChartTable({ title, labels, series }: BarChartProps) {
  return (
    <Table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{formatCents(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
