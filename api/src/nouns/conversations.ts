import {
  devoteeMessageEndpoints,
  platformCannedEndpoints,
  platformMessageEndpoints,
  priestMessageEndpoints,
  templeCannedEndpoints,
  templeMessageEndpoints,
} from '@sannidhi/contracts';
import { conversationsDemo } from '../demo/conversations.demo.ts';
import { conversationCard } from '../domain/conversations/conversation-card.ts';
import { conversationSearch } from '../domain/conversations/conversation-search-part.ts';
import { conversationSegment } from '../domain/conversations/conversation-segment-part.ts';
import { ConversationsModule } from '../domain/conversations/conversations.module.ts';
import { conversationsSchema } from '../domain/conversations/conversations.schema.ts';
import { attachmentController } from '../portals/conversations/attachment-controller.ts';
import { cannedController } from '../portals/conversations/canned-controller.ts';
import { deskController } from '../portals/conversations/desk-controller.ts';
import { sideController } from '../portals/conversations/side-controller.ts';
import { apiNoun } from './api-noun.ts';

export const conversations = apiNoun({
  nouns: ['canned-reply', 'conversation'],
  cards: [conversationCard],
  module: ConversationsModule,
  schema: conversationsSchema,
  search: [conversationSearch],
  segments: [conversationSegment],
  demo: conversationsDemo,
  controllers: {
    devotee: [attachmentController(devoteeMessageEndpoints), sideController(devoteeMessageEndpoints)],
    priest: [attachmentController(priestMessageEndpoints), sideController(priestMessageEndpoints)],
    // Those of one conversation last: the others’ paths are no ids.
    'temple-admin': [
      attachmentController(templeMessageEndpoints),
      cannedController(templeCannedEndpoints),
      deskController(templeMessageEndpoints),
      sideController(templeMessageEndpoints),
    ],
    superadmin: [
      attachmentController(platformMessageEndpoints),
      cannedController(platformCannedEndpoints),
      deskController(platformMessageEndpoints),
      sideController(platformMessageEndpoints),
    ],
  },
});
