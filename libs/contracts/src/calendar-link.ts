/** A secret address of somebody's own calendar, which ends when its owner wants. */
export interface CalendarLink {
  /** Null if there is none. */
  url: string | null;
  createdAt: string | null;
}
