import { Module } from '@nestjs/common';
import { FamilyModule } from '../family/family.module.ts';
import { FestivalRemindersModule } from '../festival-reminders/festival-reminders.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { Certificates } from './certificates.service.ts';
import { FindShifts } from './find-shifts.service.ts';
import { Hours } from './hours.service.ts';
import { Household } from './household.service.ts';
import { OfficeSignUps } from './office-sign-ups.service.ts';
import { Opportunities } from './opportunities.service.ts';
import { OwnShiftViews } from './own-shift-views.service.ts';
import { OwnShifts } from './own-shifts.service.ts';
import { OwnVolunteering } from './own-volunteering.service.ts';
import { PlaceSteps } from './place-steps.service.ts';
import { ShiftAnswers } from './shift-answers.service.ts';
import { ShiftContexts } from './shift-context.service.ts';
import { ShiftDesk } from './shift-desk.service.ts';
import { ShiftLeads } from './shift-leads.service.ts';
import { ShiftNotices } from './shift-notices.service.ts';
import { ShiftUpkeep } from './shift-upkeep.service.ts';
import { ShiftWaits } from './shift-waits.service.ts';
import { SignUps } from './sign-ups.service.ts';
import { TeamRequests } from './team-requests.service.ts';
import { VolunteerDesk } from './volunteer-desk.service.ts';
import { coordinatorNotifications, shiftNotifications } from './volunteer-notifications.ts';
import { VolunteerTeams } from './volunteer-teams.service.ts';
import { VolunteersData } from './volunteers-data.ts';

const SERVICES = [
  Certificates,
  FindShifts,
  Hours,
  Household,
  OfficeSignUps,
  Opportunities,
  OwnShiftViews,
  OwnShifts,
  OwnVolunteering,
  PlaceSteps,
  ShiftAnswers,
  ShiftContexts,
  ShiftDesk,
  ShiftLeads,
  ShiftNotices,
  ShiftUpkeep,
  ShiftWaits,
  SignUps,
  TeamRequests,
  VolunteerDesk,
  VolunteerTeams,
];

@Module({
  imports: [FamilyModule, FestivalRemindersModule, TemplesModule],
  providers: [...SERVICES, VolunteersData, provideNotifications(shiftNotifications), provideNotifications(coordinatorNotifications)],
  exports: SERVICES,
})
export class VolunteersModule {}
