import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import {
  accountEndpoints,
  type BodyOf,
  type CurrentUser,
  completeSignInEndpoints,
  type Outcome,
  type Role,
  resendCodeEndpoints,
  type SignedIn,
  sessionEndpoints,
} from '@sannidhi/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../../domain/accounts/account.entity.ts';
import { CurrentUserService } from '../../domain/accounts/current-user.service.ts';
import { MailedCodesService } from '../../domain/accounts/second-factor/mailed-codes.service.ts';
import { SignInService } from '../../domain/accounts/sign-in.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { BrowserCookie } from '../../platform/auth/browser-cookie.ts';
import { SessionCookie } from '../../platform/auth/session-cookie.ts';
import type { NamedVisitor } from '../../platform/auth/visitor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import { PasswordGuard } from './password.guard.ts';

/** A role's sign-in, session check and sign-out. The cookie and the response carry the same token. */
function sessionControllerOf(role: Role) {
  const endpoints = sessionEndpoints[role];
  const completeEndpoint = completeSignInEndpoints[role];
  const resendEndpoint = resendCodeEndpoints[role];

  @Controller()
  class SessionController {
    constructor(
      readonly signIns: SignInService,
      readonly users: CurrentUserService,
      readonly codes: MailedCodesService,
      readonly cookie: SessionCookie,
      readonly browser: BrowserCookie,
    ) {}

    @UseGuards(PasswordGuard)
    @Handle(endpoints.login)
    async login(@Req() request: FastifyRequest & { user: Account }, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignedIn> {
      return this.enter(request, reply, (visitor) => this.signIns.signIn(request.user, visitor));
    }

    @Handle(completeEndpoint)
    async complete(
      @ValidBody() body: BodyOf<typeof completeEndpoint>,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<SignedIn> {
      return this.enter(request, reply, (visitor) => this.signIns.complete(role, body, visitor));
    }

    @Handle(resendEndpoint)
    resendCode(@ValidBody() { challenge }: BodyOf<typeof resendEndpoint>, @Req() request: FastifyRequest): Promise<Outcome> {
      return this.codes.resend(role, challenge, this.browser.visitorOf(request));
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

    async enter(request: FastifyRequest, reply: FastifyReply, signIn: (visitor: NamedVisitor) => Promise<SignedIn>): Promise<SignedIn> {
      const visitor = this.browser.namedVisitorOf(request);
      const signedIn = this.cookie.carry(reply, await signIn(visitor));
      this.browser.write(reply, visitor.browserId);
      return signedIn;
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
  /** The address next to the priest's other session endpoints; the browser uses `/api/priest/logout`. */
  @Handle(accountEndpoints.priestLogoutByArea)
  logoutByArea(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<Outcome> {
    return this.logout(actor, reply);
  }
}
