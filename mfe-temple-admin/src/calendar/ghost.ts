/** An entry at the time and place that are being typed. */
export interface Ghost {
  title: string;
  date: string;
  /** As the clocks show it. */
  time: string;
  resourceId: string | null;
}
