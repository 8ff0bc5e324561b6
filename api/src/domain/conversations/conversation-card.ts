import { dashboardCard } from '../dashboard/dashboard-card.ts';
import { ConversationDesk } from './conversation-desk.service.ts';

/** Conversations that wait for the office's reply. */
export const conversationCard = dashboardCard({
  name: 'conversations',
  nouns: ['conversation'],
  permissions: ['messages:read'],
  read: ({ actor, use }) => use(ConversationDesk).needingReply(actor),
});
