import { NOTICE_HOTKEY } from './notices.ts';

/** Words of the region of notices, in the page's language. */
export interface NoticeLabels {
  region: string;
  dismiss: string;
  /** Heading of the messages that left the screen. */
  recent: string;
  /** What stands there when there is none. */
  none: string;
  close: string;
}

export const ENGLISH_LABELS: NoticeLabels = {
  region: `Notifications (${NOTICE_HOTKEY})`,
  dismiss: 'Dismiss',
  recent: 'Recent messages',
  none: 'Nothing was said in the last quarter of an hour.',
  close: 'Close',
};
