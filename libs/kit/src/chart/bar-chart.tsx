import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { IconDownload } from '../icons/icons.ts';
import { csvOf, saveCsv } from '../table/csv.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from '../ui/button.tsx';
import { TEXT_BUTTON_PADDING } from '../ui/button-root.ts';
import type { BarChartProps } from './bar-chart-props.ts';
import { BarPlot } from './bar-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import { SERIES_COLORS } from './scale.ts';

const Root = styled('figure')(({ theme }) => ({
  margin: 0,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
    marginBottom: 8,
    '& > div': { display: 'flex', marginInline: -TEXT_BUTTON_PADDING },
  },
  '& h3': theme.typography.h3,
  '& > p': { color: theme.vars.palette.text.secondary },
}));
const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  padding: 0,
  marginTop: 12,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': { width: 14, height: 14, borderRadius: 4, forcedColorAdjust: 'none' },
});

/** Amounts as bars from zero on one scale, with the same numbers as a table or CSV file one button away. */
export function BarChart(props: BarChartProps) {
  const { title, summary, series } = props;
  const text = useKitText();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const empty = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <Root aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {!empty && (
          <div>
            <Button variant="text" small onClick={() => setAsTable(!asTable)} aria-pressed={asTable}>
              {text(asTable ? 'chart.chart' : 'chart.table')}
            </Button>
            <Button
              variant="text"
              small
              icon={IconDownload}
              aria-label={text('chart.csvOf', { title })}
              onClick={() => saveCsv(`${title}.csv`, chartCsv(props))}
            >
              {text('chart.csv')}
            </Button>
          </div>
        )}
      </header>
      {empty ? <p>{text('chart.empty')}</p> : asTable ? <ChartTable {...props} /> : <BarPlot {...props} label={summary} />}
      {!empty && !asTable && series.length > 1 && (
        <Legend>
          {series.map((one, index) => (
            <li key={one.name}>
              <i style={{ background: one.comparison ? SERIES_COLORS.comparison : SERIES_COLORS.take(index) }} />
              {one.name}
            </li>
          ))}
        </Legend>
      )}
    </Root>
  );
}

/** One line per label, one column per series, amounts as plain dollars. */
function chartCsv({ labels, series }: BarChartProps): string {
  const head = ['', ...series.map(({ name }) => `${name} (USD)`)];
  return csvOf([head, ...labels.map((label, index) => [label, ...series.map(({ values }) => ((values[index] ?? 0) / 100).toFixed(2))])]);
}
