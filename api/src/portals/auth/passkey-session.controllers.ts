import { Controller, Req, Res } from '@nestjs/common';
import { type BodyOf, type PasskeyOptions, passkeySignInEndpoints, type Role, type SignedIn } from '@sannidhi/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PasskeySignInService } from '../../domain/accounts/passkeys/passkey-sign-in.service.ts';
import { BrowserCookie } from '../../platform/auth/browser-cookie.ts';
import { SessionCookie } from '../../platform/auth/session-cookie.ts';
import type { NamedVisitor } from '../../platform/auth/visitor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidBody } from '../../platform/http/parameters.ts';

/** A role's sign-in with a passkey. As with a password, the cookie and the response carry the same token. */
function passkeyControllerOf(role: Role) {
  const endpoints = passkeySignInEndpoints[role];

  @Controller()
  class PasskeySessionController {
    constructor(
      readonly passkeys: PasskeySignInService,
      readonly cookie: SessionCookie,
      readonly browser: BrowserCookie,
    ) {}

    @Handle(endpoints.options)
    options(@ValidBody() { challenge }: BodyOf<typeof endpoints.options>, @Req() request: FastifyRequest): Promise<PasskeyOptions> {
      return this.passkeys.options(role, challenge, this.browser.visitorOf(request));
    }

    @Handle(endpoints.signIn)
    signIn(
      @ValidBody() body: BodyOf<typeof endpoints.signIn>,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<SignedIn> {
      return this.enter(request, reply, (visitor) => this.passkeys.signIn(role, body, visitor));
    }

    @Handle(endpoints.complete)
    complete(
      @ValidBody() body: BodyOf<typeof endpoints.complete>,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<SignedIn> {
      return this.enter(request, reply, (visitor) => this.passkeys.complete(role, body, visitor));
    }

    async enter(request: FastifyRequest, reply: FastifyReply, signIn: (visitor: NamedVisitor) => Promise<SignedIn>): Promise<SignedIn> {
      const visitor = this.browser.namedVisitorOf(request);
      const signedIn = this.cookie.carry(reply, await signIn(visitor));
      this.browser.write(reply, visitor.browserId);
      return signedIn;
    }
  }
  return PasskeySessionController;
}

@Controller()
export class DonorPasskeyController extends passkeyControllerOf('donor') {}

@Controller()
export class TempleAdminPasskeyController extends passkeyControllerOf('temple-admin') {}

@Controller()
export class PriestPasskeyController extends passkeyControllerOf('priest') {}

@Controller()
export class SuperadminPasskeyController extends passkeyControllerOf('superadmin') {}
