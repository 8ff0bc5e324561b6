/** Figures, charts and dates. */

export { BarChart } from '../chart/bar-chart.tsx';
export type { ChartSeries } from '../chart/bar-chart-props.ts';
export { DateTile } from '../ui/date-tile.tsx';
export { Figure, Figures } from '../ui/figure.tsx';
