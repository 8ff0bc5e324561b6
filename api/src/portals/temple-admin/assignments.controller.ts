import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type PriestCandidate,
  type ProposedAssignment,
  priestAssignmentEndpoints,
  type QueryOf,
  type StaffedSlot,
  type WeekProposal,
} from '@sannidhi/contracts';
import { OfficeAssignments } from '../../domain/assignments/office-assignments.service.ts';
import { WeekProposals } from '../../domain/assignments/week-proposals.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class OfficeAssignmentsController {
  constructor(
    private readonly assignments: OfficeAssignments,
    private readonly proposals: WeekProposals,
  ) {}

  @Handle(priestAssignmentEndpoints.staffed)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof priestAssignmentEndpoints.staffed>): Promise<StaffedSlot[]> {
    return this.assignments.list(actor, query);
  }

  @Handle(priestAssignmentEndpoints.candidates)
  candidates(@CurrentActor() actor: Actor, @Param('slotId') slotId: string): Promise<PriestCandidate[]> {
    return this.assignments.candidates(actor, slotId);
  }

  @Handle(priestAssignmentEndpoints.assign)
  assign(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof priestAssignmentEndpoints.assign>): Promise<StaffedSlot> {
    return this.assignments.assign(actor, body);
  }

  @Handle(priestAssignmentEndpoints.withdraw)
  withdraw(
    @CurrentActor() actor: Actor,
    @Param('assignmentId') assignmentId: string,
    @ValidBody() { reason }: BodyOf<typeof priestAssignmentEndpoints.withdraw>,
  ): Promise<StaffedSlot> {
    return this.assignments.withdraw(actor, assignmentId, reason);
  }

  @Handle(priestAssignmentEndpoints.propose)
  propose(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof priestAssignmentEndpoints.propose>): Promise<WeekProposal> {
    return this.proposals.propose(actor, body);
  }

  @Handle(priestAssignmentEndpoints.offerProposed)
  offerProposed(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof priestAssignmentEndpoints.offerProposed>,
  ): Promise<{ offered: number; refused: ProposedAssignment[] }> {
    return this.proposals.offer(actor, body);
  }
}
