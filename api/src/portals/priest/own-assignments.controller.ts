import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type Page, type PriestAssignment, priestAssignmentEndpoints, type QueryOf, type Waiting } from '@sannidhi/contracts';
import { OwnAssignments } from '../../domain/assignments/own-assignments.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class OwnAssignmentsController {
  constructor(private readonly assignments: OwnAssignments) {}

  @Handle(priestAssignmentEndpoints.own)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof priestAssignmentEndpoints.own>): Promise<Page<PriestAssignment>> {
    return this.assignments.list(actor, query);
  }

  @Handle(priestAssignmentEndpoints.waiting)
  waiting(@CurrentActor() actor: Actor): Promise<Waiting> {
    return this.assignments.waiting(actor);
  }

  @Handle(priestAssignmentEndpoints.accept)
  accept(@CurrentActor() actor: Actor, @Param('assignmentId') assignmentId: string): Promise<PriestAssignment> {
    return this.assignments.accept(actor, assignmentId);
  }

  @Handle(priestAssignmentEndpoints.decline)
  decline(
    @CurrentActor() actor: Actor,
    @Param('assignmentId') assignmentId: string,
    @ValidBody() { reason }: BodyOf<typeof priestAssignmentEndpoints.decline>,
  ): Promise<PriestAssignment> {
    return this.assignments.decline(actor, assignmentId, reason);
  }
}
