import type { ConversationDetail } from '@sannidhi/contracts';
import type { MessagePortal } from './message-portals.ts';

/** What every field for the next message needs. */
export interface ComposerProps {
  portal: MessagePortal;
  conversation: ConversationDetail;
  onTyped: () => void;
}
