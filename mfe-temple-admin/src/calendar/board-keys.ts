/** What every block of a board gets: which is open, and how keys reach it. */
export interface BoardKeys {
  openId: string | undefined;
  onOpen: (entryId: string) => void;
  /** The one that Tab reaches first. */
  firstId: string | undefined;
}
