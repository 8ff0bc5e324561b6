import { Controller, Param } from '@nestjs/common';
import {
  type AskedTeam,
  type BodyOf,
  type Page,
  type QueryOf,
  type TeamMember,
  type VolunteerTeam,
  volunteerTeamEndpoints,
} from '@sannidhi/contracts';
import { TeamRequests } from '../../domain/volunteers/team-requests.service.ts';
import { VolunteerTeams } from '../../domain/volunteers/volunteer-teams.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

const { list, create, change, remove, members, add, removeMember, ask } = volunteerTeamEndpoints;

/** Teams of volunteers. */
@Controller()
export class VolunteerTeamsController {
  constructor(
    private readonly teams: VolunteerTeams,
    private readonly requests: TeamRequests,
  ) {}

  @Handle(list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof list>): Promise<Page<VolunteerTeam>> {
    return this.teams.list(actor, query);
  }

  @Handle(create)
  create(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof create>): Promise<VolunteerTeam> {
    return this.teams.create(actor, body);
  }

  @Handle(change)
  change(@CurrentActor() actor: Actor, @Param('teamId') teamId: string, @ValidBody() body: BodyOf<typeof change>): Promise<VolunteerTeam> {
    return this.teams.change(actor, teamId, body);
  }

  @Handle(remove)
  remove(@CurrentActor() actor: Actor, @Param('teamId') teamId: string): Promise<void> {
    return this.teams.remove(actor, teamId);
  }

  @Handle(members)
  members(@CurrentActor() actor: Actor, @Param('teamId') teamId: string): Promise<TeamMember[]> {
    return this.teams.members(actor, teamId);
  }

  @Handle(add)
  add(@CurrentActor() actor: Actor, @Param('teamId') teamId: string, @ValidBody() body: BodyOf<typeof add>): Promise<VolunteerTeam> {
    return this.teams.add(actor, teamId, body);
  }

  @Handle(removeMember)
  removeMember(
    @CurrentActor() actor: Actor,
    @Param('teamId') teamId: string,
    @Param('volunteerId') volunteerId: string,
  ): Promise<VolunteerTeam> {
    return this.teams.removeMember(actor, teamId, volunteerId);
  }

  @Handle(ask)
  ask(@CurrentActor() actor: Actor, @Param('shiftId') shiftId: string, @ValidBody() body: BodyOf<typeof ask>): Promise<AskedTeam> {
    return this.requests.ask(actor, shiftId, body);
  }
}
