import { Controller, Param, Res } from '@nestjs/common';
import { type BodyOf, type Outcome, type OwnProfile, ownAccountEndpoints, type SignedInDevice } from '@sannidhi/contracts';
import type { FastifyReply } from 'fastify';
import { DevicesService } from '../../domain/accounts/devices.service.ts';
import { OwnAccountService } from '../../domain/accounts/own-account.service.ts';
import { OwnPasswordService } from '../../domain/accounts/own-password.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { SessionCookie } from '../../platform/auth/session-cookie.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

/** The user's own account: profile, devices, stored data. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly password: OwnPasswordService,
    private readonly devices: DevicesService,
    private readonly cookie: SessionCookie,
  ) {}

  @Handle(ownAccountEndpoints.profile)
  profile(@CurrentActor() actor: Actor): Promise<OwnProfile> {
    return this.account.profile(actor);
  }

  @Handle(ownAccountEndpoints.changeProfile)
  changeProfile(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof ownAccountEndpoints.changeProfile>): Promise<OwnProfile> {
    return this.account.changeProfile(actor, body);
  }

  @Handle(ownAccountEndpoints.changePassword)
  changePassword(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof ownAccountEndpoints.changePassword>): Promise<Outcome> {
    return this.password.change(actor, body);
  }

  @Handle(ownAccountEndpoints.devices)
  list(@CurrentActor() actor: Actor): Promise<SignedInDevice[]> {
    return this.devices.list(actor);
  }

  @Handle(ownAccountEndpoints.signOutDevice)
  signOutDevice(@CurrentActor() actor: Actor, @Param('sessionId') sessionId: string): Promise<SignedInDevice[]> {
    return this.devices.signOut(actor, sessionId);
  }

  @Handle(ownAccountEndpoints.signOutEverywhere)
  signOutEverywhere(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<Outcome> {
    this.cookie.clear(reply);
    return this.devices.signOutEverywhere(actor);
  }

  @Handle(ownAccountEndpoints.export)
  export(@CurrentActor() actor: Actor): Promise<Record<string, unknown>> {
    return this.account.export(actor);
  }

  @Handle(ownAccountEndpoints.deleteAccount)
  delete(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof ownAccountEndpoints.deleteAccount>): Promise<Outcome> {
    return this.account.delete(actor, body);
  }
}
