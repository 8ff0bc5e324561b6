import type { Message } from '@sannidhi/contracts';
import { messageSentence, type Notice, notify } from '@sannidhi/kit';

/** A notice whose text is a message, or the screen's own. */
export interface Said {
  title: Message | string;
  body?: Message | string;
  kind: Notice['kind'];
}

/** Shows a notice worded by the specification, in the user's language. */
export function say({ title, body, kind }: Said): void {
  notify({ title: worded(title), ...(body ? { body: worded(body) } : {}), kind });
}

const worded = (said: Message | string): string => (typeof said === 'string' ? said : messageSentence(said));
