import { broadcastsDemo } from '../demo/broadcasts.demo.ts';
import { BroadcastsModule } from '../domain/broadcasts/broadcasts.module.ts';
import { broadcastsSchema } from '../domain/broadcasts/broadcasts.schema.ts';
import { memberSegments } from '../domain/broadcasts/member-segments.ts';
import { BroadcastLinksController } from '../portals/public/broadcast-links.controller.ts';
import { BroadcastsController } from '../portals/temple-admin/broadcasts.controller.ts';
import { apiNoun } from './api-noun.ts';

export const broadcasts = apiNoun({
  nouns: ['broadcast'],
  module: BroadcastsModule,
  schema: broadcastsSchema,
  controllers: { 'temple-admin': [BroadcastsController], public: [BroadcastLinksController] },
  demo: broadcastsDemo,
  segments: memberSegments,
});
