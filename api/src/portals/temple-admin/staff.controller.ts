import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type Outcome,
  type OwnershipOffer,
  type StaffInvitationView,
  type StaffMemberView,
  type StaffPlaceView,
  type StaffRoleView,
  staffInvitationEndpoints,
  staffMemberEndpoints,
  staffRoleEndpoints,
} from '@sannidhi/contracts';
import { OwnershipService } from '../../domain/staff-desk/ownership.service.ts';
import { SecondRoles } from '../../domain/staff-desk/second-roles.service.ts';
import { StaffDeskService } from '../../domain/staff-desk/staff-desk.service.ts';
import { StaffInvitationsService } from '../../domain/staff-desk/staff-invitations.service.ts';
import { StaffJoiningService } from '../../domain/staff-desk/staff-joining.service.ts';
import { StaffPlacesService } from '../../domain/staff-desk/staff-places.service.ts';
import { StaffRolesService } from '../../domain/staff-desk/staff-roles.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class StaffController {
  constructor(
    private readonly desk: StaffDeskService,
    private readonly secondRoles: SecondRoles,
    private readonly ownership: OwnershipService,
    private readonly places: StaffPlacesService,
  ) {}

  @Handle(staffMemberEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<StaffMemberView[]> {
    return this.desk.list(actor);
  }

  @Handle(staffMemberEndpoints.changeRole)
  changeRole(
    @CurrentActor() actor: Actor,
    @Param('staffId') staffId: string,
    @ValidBody() body: BodyOf<typeof staffMemberEndpoints.changeRole>,
  ): Promise<StaffMemberView[]> {
    return this.desk.changeRole(actor, staffId, body);
  }

  @Handle(staffMemberEndpoints.giveSecondRole)
  giveSecondRole(
    @CurrentActor() actor: Actor,
    @Param('staffId') staffId: string,
    @ValidBody() body: BodyOf<typeof staffMemberEndpoints.giveSecondRole>,
  ): Promise<StaffMemberView[]> {
    return this.secondRoles.give(actor, staffId, body);
  }

  @Handle(staffMemberEndpoints.endSecondRole)
  endSecondRole(@CurrentActor() actor: Actor, @Param('staffId') staffId: string): Promise<StaffMemberView[]> {
    return this.secondRoles.end(actor, staffId);
  }

  @Handle(staffMemberEndpoints.remove)
  remove(@CurrentActor() actor: Actor, @Param('staffId') staffId: string): Promise<StaffMemberView[]> {
    return this.desk.remove(actor, staffId);
  }

  @Handle(staffMemberEndpoints.signOut)
  signOut(@CurrentActor() actor: Actor, @Param('staffId') staffId: string): Promise<void> {
    return this.desk.signOut(actor, staffId);
  }

  @Handle(staffMemberEndpoints.leave)
  leave(@CurrentActor() actor: Actor): Promise<void> {
    return this.desk.leave(actor);
  }

  @Handle(staffMemberEndpoints.places)
  ownPlaces(@CurrentActor() actor: Actor): Promise<StaffPlaceView[]> {
    return this.places.list(actor);
  }

  @Handle(staffMemberEndpoints.switchTemple)
  switchTemple(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof staffMemberEndpoints.switchTemple>,
  ): Promise<StaffPlaceView[]> {
    return this.places.choose(actor, body);
  }

  @Handle(staffMemberEndpoints.offerOwnership)
  offerOwnership(
    @CurrentActor() actor: Actor,
    @Param('staffId') staffId: string,
    @ValidBody() body: BodyOf<typeof staffMemberEndpoints.offerOwnership>,
  ): Promise<StaffMemberView[]> {
    return this.ownership.offer(actor, staffId, body);
  }

  @Handle(staffMemberEndpoints.withdrawOwnership)
  withdrawOwnership(@CurrentActor() actor: Actor, @Param('staffId') staffId: string): Promise<StaffMemberView[]> {
    return this.ownership.withdraw(actor, staffId);
  }

  @Handle(staffMemberEndpoints.ownership)
  ownOffer(@CurrentActor() actor: Actor): Promise<OwnershipOffer | null> {
    return this.ownership.own(actor);
  }

  @Handle(staffMemberEndpoints.acceptOwnership)
  acceptOwnership(@CurrentActor() actor: Actor): Promise<void> {
    return this.ownership.accept(actor);
  }

  @Handle(staffMemberEndpoints.declineOwnership)
  declineOwnership(@CurrentActor() actor: Actor): Promise<void> {
    return this.ownership.decline(actor);
  }
}

@Controller()
export class StaffRolesController {
  constructor(private readonly roles: StaffRolesService) {}

  @Handle(staffRoleEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<StaffRoleView[]> {
    return this.roles.list(actor);
  }

  @Handle(staffRoleEndpoints.create)
  create(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof staffRoleEndpoints.create>): Promise<StaffRoleView[]> {
    return this.roles.create(actor, body);
  }

  @Handle(staffRoleEndpoints.update)
  update(
    @CurrentActor() actor: Actor,
    @Param('roleId') roleId: string,
    @ValidBody() body: BodyOf<typeof staffRoleEndpoints.update>,
  ): Promise<StaffRoleView[]> {
    return this.roles.update(actor, roleId, body);
  }

  @Handle(staffRoleEndpoints.remove)
  remove(@CurrentActor() actor: Actor, @Param('roleId') roleId: string): Promise<StaffRoleView[]> {
    return this.roles.remove(actor, roleId);
  }
}

@Controller()
export class StaffInvitationsController {
  constructor(
    private readonly invitations: StaffInvitationsService,
    private readonly joining: StaffJoiningService,
  ) {}

  @Handle(staffInvitationEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<StaffInvitationView[]> {
    return this.invitations.list(actor);
  }

  @Handle(staffInvitationEndpoints.invite)
  invite(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof staffInvitationEndpoints.invite>): Promise<StaffInvitationView[]> {
    return this.invitations.invite(actor, body);
  }

  @Handle(staffInvitationEndpoints.resend)
  resend(@CurrentActor() actor: Actor, @Param('invitationId') invitationId: string): Promise<StaffInvitationView[]> {
    return this.invitations.resend(actor, invitationId);
  }

  @Handle(staffInvitationEndpoints.revoke)
  revoke(@CurrentActor() actor: Actor, @Param('invitationId') invitationId: string): Promise<StaffInvitationView[]> {
    return this.invitations.revoke(actor, invitationId);
  }

  @Handle(staffInvitationEndpoints.accept)
  accept(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof staffInvitationEndpoints.accept>): Promise<Outcome> {
    return this.joining.accept(actor, body);
  }
}
