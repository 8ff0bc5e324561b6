import { invitationCard } from '../domain/staff-desk/invitation-card.ts';
import { StaffDeskModule } from '../domain/staff-desk/staff-desk.module.ts';
import { staffSearch } from '../domain/staff-desk/staff-search-part.ts';
import { PublicStaffInvitationsController } from '../portals/public/staff-invitations.controller.ts';
import { StaffController, StaffInvitationsController, StaffRolesController } from '../portals/temple-admin/staff.controller.ts';
import { apiNoun } from './api-noun.ts';

export const staffDesk = apiNoun({
  nouns: [],
  cards: [invitationCard],
  module: StaffDeskModule,
  search: [staffSearch],
  controllers: {
    'temple-admin': [StaffController, StaffRolesController, StaffInvitationsController],
    public: [PublicStaffInvitationsController],
  },
});
