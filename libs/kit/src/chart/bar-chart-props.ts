export interface ChartSeries {
  name: string;
  /** Cents. */
  values: readonly number[];
  /** Stands in grey beside the rest: last year. */
  comparison?: boolean;
}

export interface BarChartProps {
  /** What it shows: "Giving by fund, 8 weeks". */
  title: string;
  /** The finding in one sentence, for who does not see it. */
  summary: string;
  /** One per group of bars. */
  labels: readonly string[];
  /** At most six, taken in the design's order of colours. */
  series: readonly ChartSeries[];
  /** On top of each other, else beside each other. */
  stacked?: boolean;
  /** Names of days on the axis, such as a festival in a week: index of a label to its name. */
  notes?: Readonly<Record<number, string>>;
}
