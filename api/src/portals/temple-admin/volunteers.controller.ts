import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type HourEntry,
  hourEntryEndpoints,
  type Opportunity,
  opportunityEndpoints,
  type Page,
  type QueryOf,
  type ShiftDetail,
  type ShiftPerson,
  type ShiftRow,
  type SignUpRow,
  shiftAssignmentEndpoints,
  shiftEndpoints,
  type VolunteerDetail,
  type VolunteerRow,
  volunteerEndpoints,
} from '@sannidhi/contracts';
import { Hours } from '../../domain/volunteers/hours.service.ts';
import { OfficeSignUps } from '../../domain/volunteers/office-sign-ups.service.ts';
import { Opportunities } from '../../domain/volunteers/opportunities.service.ts';
import { ShiftDesk } from '../../domain/volunteers/shift-desk.service.ts';
import { SignUps } from '../../domain/volunteers/sign-ups.service.ts';
import { VolunteerDesk } from '../../domain/volunteers/volunteer-desk.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

/** Opportunities and their shifts. */
@Controller()
export class ShiftsController {
  constructor(
    private readonly opportunities: Opportunities,
    private readonly desk: ShiftDesk,
  ) {}

  @Handle(opportunityEndpoints.list)
  listOpportunities(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof opportunityEndpoints.list>,
  ): Promise<Page<Opportunity>> {
    return this.opportunities.list(actor, query);
  }

  @Handle(opportunityEndpoints.create)
  createOpportunity(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof opportunityEndpoints.create>): Promise<Opportunity> {
    return this.opportunities.create(actor, body);
  }

  @Handle(opportunityEndpoints.change)
  changeOpportunity(
    @CurrentActor() actor: Actor,
    @Param('opportunityId') opportunityId: string,
    @ValidBody() body: BodyOf<typeof opportunityEndpoints.change>,
  ): Promise<Opportunity> {
    return this.opportunities.change(actor, opportunityId, body);
  }

  @Handle(shiftEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof shiftEndpoints.list>): Promise<Page<ShiftRow>> {
    return this.desk.list(actor, query);
  }

  @Handle(shiftEndpoints.create)
  create(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof shiftEndpoints.create>): Promise<{ created: number }> {
    return this.desk.create(actor, body);
  }

  @Handle(shiftEndpoints.detail)
  detail(@CurrentActor() actor: Actor, @Param('shiftId') shiftId: string): Promise<ShiftDetail> {
    return this.desk.detail(actor, shiftId);
  }

  @Handle(shiftEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('shiftId') shiftId: string,
    @ValidBody() body: BodyOf<typeof shiftEndpoints.change>,
  ): Promise<ShiftDetail> {
    return this.desk.change(actor, shiftId, body);
  }

  @Handle(shiftEndpoints.cancel)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('shiftId') shiftId: string,
    @ValidBody() body: BodyOf<typeof shiftEndpoints.cancel>,
  ): Promise<ShiftDetail> {
    return this.desk.cancel(actor, shiftId, body);
  }

  @Handle(shiftEndpoints.replaceCode)
  replaceCode(@CurrentActor() actor: Actor, @Param('shiftId') shiftId: string): Promise<ShiftDetail> {
    return this.desk.replaceCode(actor, shiftId);
  }
}

/** Who helps: sign-ups, people and hours. */
@Controller()
export class VolunteersController {
  constructor(
    private readonly signUps: SignUps,
    private readonly office: OfficeSignUps,
    private readonly volunteers: VolunteerDesk,
    private readonly hours: Hours,
  ) {}

  @Handle(shiftAssignmentEndpoints.signUps)
  listSignUps(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof shiftAssignmentEndpoints.signUps>,
  ): Promise<Page<SignUpRow>> {
    return this.office.list(actor, query);
  }

  @Handle(shiftAssignmentEndpoints.waiting)
  waiting(@CurrentActor() actor: Actor): Promise<{ signUps: number; hours: number }> {
    return this.office.waiting(actor);
  }

  @Handle(shiftAssignmentEndpoints.assign)
  ask(
    @CurrentActor() actor: Actor,
    @Param('shiftId') shiftId: string,
    @ValidBody() body: BodyOf<typeof shiftAssignmentEndpoints.assign>,
  ): Promise<ShiftPerson> {
    return this.signUps.ask(actor, shiftId, body);
  }

  @Handle(shiftAssignmentEndpoints.accept)
  accept(
    @CurrentActor() actor: Actor,
    @Param('assignmentId') assignmentId: string,
    @ValidBody() body: BodyOf<typeof shiftAssignmentEndpoints.accept>,
  ): Promise<ShiftPerson> {
    return this.office.accept(actor, assignmentId, body);
  }

  @Handle(shiftAssignmentEndpoints.decline)
  decline(
    @CurrentActor() actor: Actor,
    @Param('assignmentId') assignmentId: string,
    @ValidBody() body: BodyOf<typeof shiftAssignmentEndpoints.decline>,
  ): Promise<ShiftPerson> {
    return this.office.decline(actor, assignmentId, body);
  }

  @Handle(shiftAssignmentEndpoints.mark)
  mark(
    @CurrentActor() actor: Actor,
    @Param('assignmentId') assignmentId: string,
    @ValidBody() body: BodyOf<typeof shiftAssignmentEndpoints.mark>,
  ): Promise<ShiftPerson> {
    return this.office.mark(actor, assignmentId, body);
  }

  @Handle(volunteerEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof volunteerEndpoints.list>): Promise<Page<VolunteerRow>> {
    return this.volunteers.list(actor, query);
  }

  @Handle(volunteerEndpoints.one)
  one(@CurrentActor() actor: Actor, @Param('volunteerId') volunteerId: string): Promise<VolunteerDetail> {
    return this.volunteers.one(actor, volunteerId);
  }

  @Handle(volunteerEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('volunteerId') volunteerId: string,
    @ValidBody() body: BodyOf<typeof volunteerEndpoints.change>,
  ): Promise<VolunteerDetail> {
    return this.volunteers.change(actor, volunteerId, body);
  }

  @Handle(volunteerEndpoints.requirement)
  requirement(
    @CurrentActor() actor: Actor,
    @Param('volunteerId') volunteerId: string,
    @ValidBody() body: BodyOf<typeof volunteerEndpoints.requirement>,
  ): Promise<VolunteerDetail> {
    return this.volunteers.requirement(actor, volunteerId, body);
  }

  @Handle(hourEntryEndpoints.list)
  listHours(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof hourEntryEndpoints.list>): Promise<Page<HourEntry>> {
    return this.hours.list(actor, query);
  }

  @Handle(hourEntryEndpoints.approve)
  approve(@CurrentActor() actor: Actor, @Param('entryId') entryId: string): Promise<HourEntry> {
    return this.hours.approve(actor, entryId);
  }

  @Handle(hourEntryEndpoints.adjust)
  adjust(
    @CurrentActor() actor: Actor,
    @Param('entryId') entryId: string,
    @ValidBody() body: BodyOf<typeof hourEntryEndpoints.adjust>,
  ): Promise<HourEntry> {
    return this.hours.adjust(actor, entryId, body);
  }
}
