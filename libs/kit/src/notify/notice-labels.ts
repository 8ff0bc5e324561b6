import { NOTICE_HOTKEY } from './notices.ts';

/** Labels of the notice region, in the page's language. */
export interface NoticeLabels {
  region: string;
  dismiss: string;
  /** Heading of the dismissed messages. */
  recent: string;
  /** Shown when there are none. */
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
