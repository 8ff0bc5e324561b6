export interface ChartSeries {
  name: string;
  /** Cents. */
  values: readonly number[];
  /** Shown in gray next to the rest: last year. */
  comparison?: boolean;
}

export interface BarChartProps {
  /** What it shows: "Giving by fund, 8 weeks". */
  title: string;
  /** The finding in one sentence, for users who can't see the chart. */
  summary: string;
  /** One per group of bars. */
  labels: readonly string[];
  /** At most six, colored in the design's order. */
  series: readonly ChartSeries[];
  /** Stacked, otherwise side by side. */
  stacked?: boolean;
  /** Names of days on the axis, such as a festival in a week: label index to name. */
  notes?: Readonly<Record<number, string>>;
}
