import type { Language } from '@sannidhi/contracts';

/** The outbox's kind for a notification that goes to its account's devices. */
export const NOTIFICATION_PUSH = 'notification-push';

export interface NotificationPushData {
  accountId: string;
  kind: string;
  params: object;
  path: string | null;
  /** Not sent after this. */
  usefulUntil?: string | undefined;
  language: Language;
}
