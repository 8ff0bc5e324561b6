/** Figures and charts. */

export { BarChart } from '../chart/bar-chart.tsx';
export type { ChartSeries } from '../chart/bar-chart-props.ts';
export { Figure, Figures } from '../ui/figure.tsx';
