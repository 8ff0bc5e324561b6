import { Module } from '@nestjs/common';
import { DakshinaModule } from '../dakshina/dakshina.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { PoojasModule } from '../poojas/poojas.module.ts';
import { PriestsModule } from '../priests/priests.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { AssignmentJobs } from './assignment-jobs.service.ts';
import { AssignmentNotices } from './assignment-notices.service.ts';
import { assignmentNotifications } from './assignment-notifications.ts';
import { AssignmentViews } from './assignment-views.service.ts';
import { AssignmentsData } from './assignments-data.ts';
import { CompletedServices } from './completed-services.service.ts';
import { OfficeAssignments } from './office-assignments.service.ts';
import { OwnAssignments } from './own-assignments.service.ts';
import { PriestOffers } from './priest-offers.service.ts';
import { ReleasedPriests } from './released-priests.service.ts';
import { Roster } from './roster.service.ts';
import { SlotFollowers } from './slot-followers.service.ts';
import { TemplePriests } from './temple-priests.service.ts';
import { WeekProposals } from './week-proposals.service.ts';
import { Withdrawals } from './withdrawals.service.ts';

const SERVICES = [OwnAssignments, OfficeAssignments, WeekProposals, TemplePriests, CompletedServices, SlotFollowers, AssignmentJobs];

@Module({
  imports: [DakshinaModule, PoojasModule, PriestsModule, TemplesModule],
  providers: [
    ...SERVICES,
    AssignmentNotices,
    AssignmentViews,
    AssignmentsData,
    PriestOffers,
    ReleasedPriests,
    Roster,
    Withdrawals,
    provideNotifications(assignmentNotifications),
  ],
  exports: SERVICES,
})
export class AssignmentsModule {}
