import { priestInvitationsDemo } from '../demo/priests/priest-invitations.demo.ts';
import { PriestInvitationsModule } from '../domain/priest-invitations/priest-invitations.module.ts';
import { priestInvitationsSchema } from '../domain/priest-invitations/priest-invitations.schema.ts';
import { OwnInvitationsController } from '../portals/priest/own-invitations.controller.ts';
import { PublicPriestInvitationsController } from '../portals/public/priest-invitations.controller.ts';
import { PriestInvitationsController } from '../portals/temple-admin/priest-invitations.controller.ts';
import { apiNoun } from './api-noun.ts';

export const priestInvitations = apiNoun({
  nouns: ['priest-invitation'],
  module: PriestInvitationsModule,
  schema: priestInvitationsSchema,
  demo: priestInvitationsDemo,
  controllers: {
    'temple-admin': [PriestInvitationsController],
    priest: [OwnInvitationsController],
    public: [PublicPriestInvitationsController],
  },
});
