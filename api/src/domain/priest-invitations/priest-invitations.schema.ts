import { defineSchema } from '../../platform/database/schema.ts';
import { PriestInvitations1772300000000 } from './1772300000000-priest-invitations.migration.ts';
import { PriestInvitation } from './priest-invitation.entity.ts';

export const priestInvitationsSchema = defineSchema({
  entities: [PriestInvitation],
  migrations: [PriestInvitations1772300000000],
});
