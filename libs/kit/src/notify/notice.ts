/** How long a notice stays visible, in milliseconds. */
export const NOTICE_DURATION_MS = 5000;

/** A message that leaves by itself. */
export interface Notice {
  title: string;
  body?: string;
  /** `error` is announced immediately; decisions belong in a Banner. */
  kind?: 'success' | 'info' | 'error';
  action?: { label: string; onClick: () => void };
}

/** A notice as it is kept after it was said. */
export interface ShownNotice extends Notice {
  id: number;
  open: boolean;
  /** When it was shown, in milliseconds since 1970. */
  at: number;
}
