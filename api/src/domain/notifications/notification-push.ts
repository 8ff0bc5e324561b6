import type { Language } from '@sannidhi/contracts';

/** The outbox's kind for a notification that goes to its account's devices. */
export const NOTIFICATION_PUSH = 'notification-push';

/** What a push can carry in any script; the app shows the rest. */
const TEXT_MAX = 600;

/** Parameters whose texts fit into a push: cut between characters, with an ellipsis. */
export const shortened = (params: object): object =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]));

function cut(text: string): string {
  const characters = [...text];
  return characters.length <= TEXT_MAX
    ? text
    : `${characters
        .slice(0, TEXT_MAX - 1)
        .join('')
        .trimEnd()}…`;
}

export interface NotificationPushData {
  accountId: string;
  /** The temple it is about. */
  templeId?: string | undefined;
  kind: string;
  params: object;
  path: string | null;
  /** Not sent after this. */
  usefulUntil?: string | undefined;
  language: Language;
}
