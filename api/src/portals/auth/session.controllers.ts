import { Controller, Headers, Req, Res, UseGuards } from '@nestjs/common';
import {
  accountEndpoints,
  type BodyOf,
  type CurrentUser,
  completeSignInEndpoints,
  type Outcome,
  type Role,
  type SignedIn,
  sessionEndpoints,
} from '@sannidhi/contracts';
import type { FastifyReply } from 'fastify';
import type { Account } from '../../domain/accounts/account.entity.ts';
import { CurrentUserService } from '../../domain/accounts/current-user.service.ts';
import { SignInService } from '../../domain/accounts/sign-in.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { SessionCookie } from '../../platform/auth/session-cookie.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import { PasswordGuard } from './password.guard.ts';

/** Sign-in, session check and sign-out of one role. The cookie and the reply carry the same token. */
function sessionControllerOf(role: Role) {
  const endpoints = sessionEndpoints[role];
  const completeEndpoint = completeSignInEndpoints[role];

  @Controller()
  class SessionController {
    constructor(
      readonly signIns: SignInService,
      readonly users: CurrentUserService,
      readonly cookie: SessionCookie,
    ) {}

    @UseGuards(PasswordGuard)
    @Handle(endpoints.login)
    async login(
      @Req() { user }: { user: Account },
      @Headers('user-agent') userAgent = '',
      @ClientAddress() address: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<SignedIn> {
      return this.cookie.carry(reply, await this.signIns.signIn(user, { address, userAgent }));
    }

    @Handle(completeEndpoint)
    async complete(
      @ValidBody() body: BodyOf<typeof completeEndpoint>,
      @Headers('user-agent') userAgent = '',
      @ClientAddress() address: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<SignedIn> {
      return this.cookie.carry(reply, await this.signIns.complete(role, body, { address, userAgent }));
    }

    @Handle(endpoints.me)
    me(@CurrentActor() actor: Actor): Promise<CurrentUser> {
      return this.users.me(actor);
    }

    @Handle(endpoints.logout)
    logout(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<Outcome> {
      this.cookie.clear(reply);
      return this.signIns.signOut(actor);
    }
  }
  return SessionController;
}

@Controller()
export class DonorSessionController extends sessionControllerOf('donor') {}

@Controller()
export class TempleAdminSessionController extends sessionControllerOf('temple-admin') {}

@Controller()
export class SuperadminSessionController extends sessionControllerOf('superadmin') {}

@Controller()
export class PriestSessionController extends sessionControllerOf('priest') {
  /** The address beside the priest's other session endpoints; the browser's own is `/api/priest/logout`. */
  @Handle(accountEndpoints.priestLogoutByArea)
  logoutByArea(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<Outcome> {
    return this.logout(actor, reply);
  }
}
