import { Module } from '@nestjs/common';
import { TemplesModule } from '../temples/temples.module.ts';
import { PriestInvitationsService } from './priest-invitations.service.ts';
import { PriestInvitationsData } from './priest-invitations-data.ts';
import { PriestJoiningService } from './priest-joining.service.ts';
import { PriestMails } from './priest-mails.ts';

const SERVICES = [PriestInvitationsService, PriestJoiningService];

@Module({ imports: [TemplesModule], providers: [...SERVICES, PriestInvitationsData, PriestMails], exports: SERVICES })
export class PriestInvitationsModule {}
