import { Module } from '@nestjs/common';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { ExpiredPriestInvitations } from './expired-priest-invitations.ts';
import { priestInvitationNotifications } from './priest-invitation-notifications.ts';
import { PriestInvitationsService } from './priest-invitations.service.ts';
import { PriestInvitationsData } from './priest-invitations-data.ts';
import { PriestJoiningService } from './priest-joining.service.ts';
import { PriestMails } from './priest-mails.ts';

const SERVICES = [PriestInvitationsService, PriestJoiningService];

@Module({
  imports: [TemplesModule],
  providers: [
    ...SERVICES,
    ExpiredPriestInvitations,
    PriestInvitationsData,
    PriestMails,
    provideNotifications(priestInvitationNotifications),
  ],
  exports: SERVICES,
})
export class PriestInvitationsModule {}
