import { ATTACHMENTS_MAX, conversationNoun, messagesOf } from '@sannidhi/contracts';
import type { QuotaRule } from '../../platform/quotas/quotas.ts';

const say = messagesOf(conversationNoun);

/** A few messages' worth, so that nobody stores files that nobody reads. */
const MOST_UNSENT = 4 * ATTACHMENTS_MAX;
export const UNSENT: QuotaRule = {
  name: 'attachments-unsent',
  max: MOST_UNSENT,
  refusal: say('conversation.attachments-unsent', { most: MOST_UNSENT }),
};
const MOST_STORED = 1_000;
/** Of a devotee or priest; offices answer many people. */
export const STORED: QuotaRule = {
  name: 'attachments',
  max: MOST_STORED,
  refusal: say('conversation.attachments-stored', { most: MOST_STORED }),
};
