import { Module } from '@nestjs/common';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { ExpiredInvitations } from './expired-invitations.ts';
import { OwnershipService } from './ownership.service.ts';
import { SecondRoles } from './second-roles.service.ts';
import { StaffData } from './staff-data.ts';
import { StaffDeskService } from './staff-desk.service.ts';
import { StaffInvitationsService } from './staff-invitations.service.ts';
import { StaffInvitationsData } from './staff-invitations-data.ts';
import { StaffJoiningService } from './staff-joining.service.ts';
import { StaffMails } from './staff-mails.ts';
import { StaffNotices } from './staff-notices.ts';
import { staffNotifications } from './staff-notifications.ts';
import { StaffPlacesService } from './staff-places.service.ts';
import { StaffRolesService } from './staff-roles.service.ts';

const services = [
  OwnershipService,
  SecondRoles,
  StaffDeskService,
  StaffInvitationsService,
  StaffJoiningService,
  StaffPlacesService,
  StaffRolesService,
];

/** How a temple runs its staff. Apart from `staff`, which every session needs, because it needs accounts itself. */
@Module({
  imports: [StaffModule, TemplesModule],
  providers: [
    ...services,
    ExpiredInvitations,
    StaffData,
    StaffInvitationsData,
    StaffMails,
    StaffNotices,
    provideNotifications(staffNotifications),
  ],
  exports: services,
})
export class StaffDeskModule {}
