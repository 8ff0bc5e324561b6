import type { ConversationDetail, MessageRecord } from '@sannidhi/contracts';
import type { MessagePortal } from './message-portals.ts';

/** What every field for the next message needs. */
export interface ComposerProps {
  portal: MessagePortal;
  conversation: ConversationDetail;
  /** The latest gift or booking that was attached. */
  record: MessageRecord | null;
  onTyped: () => void;
}
