import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatScaleCents } from '../i18n/format.ts';
import type { BarChartProps } from './bar-chart-props.ts';
import { gridOf, SERIES_COLORS } from './scale.ts';

const HEIGHT = 240;
const TOP = 24;
const BOTTOM = 28;
const GAP = 1.5;
/** The widest character on the scale, and the space next to it. */
const LETTER = 8.5;
const MARGIN = 12;

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: HEIGHT,
  '& text': { fill: theme.vars.palette.role.chartAxis, fontFamily: 'inherit', fontSize: 14 },
  '& text[data-note]': { fill: theme.vars.palette.role.text, fontWeight: 600 },
  '& line': { stroke: theme.vars.palette.role.chartGrid },
}));

interface Bar {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

/** The chart's own width in px, so that its text keeps its size on a phone. */
function useWidth() {
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** The chart; `label` says in one sentence what it shows. */
export function BarPlot({ label, labels, series, stacked = false, notes = {} }: BarChartProps & { label: string }) {
  const { ref, width } = useWidth();
  const totals = labels.map((_, i) =>
    combine(
      series.map(({ values }) => values[i] ?? 0),
      stacked,
    ),
  );
  const grid = gridOf(Math.max(...totals));
  const top = grid.at(-1) ?? 1;
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const left = Math.max(...grid.map((value) => formatScaleCents(value).length)) * LETTER + MARGIN;
  const slot = (width - left) / labels.length;
  const middle = (index: number) => left + slot * (index + 0.5);
  // A note above the last bar would overflow the chart.
  const isLast = (index: number) => index === labels.length - 1;
  const highest = totals.indexOf(Math.max(...totals));
  return (
    <Svg ref={ref} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {grid.map((value) => (
        <g key={value}>
          <line x1={left} x2={width} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value) + 5} textAnchor="end">
            {formatScaleCents(value)}
          </text>
        </g>
      ))}
      {barsOf(series, labels.length, { stacked, left, slot, y }).map(({ key, ...bar }) => (
        <rect key={key} {...bar} rx={2} />
      ))}
      {labels.map((name, index) => (
        <text key={name} x={middle(index)} y={HEIGHT - 8} textAnchor="middle">
          {index % Math.ceil(52 / slot) ? '' : name}
        </text>
      ))}
      {totals.map((total, index) => {
        const note = notes[index] ?? (index === highest ? formatScaleCents(total) : undefined);
        return note ? (
          <text
            key={labels[index]}
            data-note
            x={isLast(index) ? width : middle(index)}
            y={y(total) - 6}
            textAnchor={isLast(index) ? 'end' : 'middle'}
          >
            {note}
          </text>
        ) : null;
      })}
    </Svg>
  );
}

const combine = (values: number[], stacked: boolean): number => (stacked ? values.reduce((sum, one) => sum + one, 0) : Math.max(...values));

function barsOf(
  series: BarChartProps['series'],
  groups: number,
  { stacked, left, slot, y }: { stacked: boolean; left: number; slot: number; y: (value: number) => number },
): Bar[] {
  const width = Math.min(48, stacked ? slot * 0.6 : (slot * 0.7) / series.length);
  const floors = new Array<number>(groups).fill(0);
  return series.flatMap(({ name, values, comparison }, nth) =>
    values.map((value, group) => {
      const floor = stacked ? (floors[group] ?? 0) : 0;
      floors[group] = floor + value;
      const from = left + slot * (group + 0.5) - (stacked ? width / 2 : (width * series.length) / 2 - nth * width);
      return {
        key: `${name}/${group}`,
        x: from + GAP,
        y: y(floor + value),
        width: width - 2 * GAP,
        height: Math.max(0, y(floor) - y(floor + value) - (floor > 0 ? GAP : 0)),
        fill: comparison ? SERIES_COLORS.comparison : SERIES_COLORS.take(nth),
      };
    }),
  );
}
