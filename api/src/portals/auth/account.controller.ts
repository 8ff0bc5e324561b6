import { Controller, Req, Res } from '@nestjs/common';
import {
  accountEndpoints,
  type BodyOf,
  type Language,
  type LinkOutcome,
  type Outcome,
  type QueryOf,
  type SignedIn,
} from '@sannidhi/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RecoveryService } from '../../domain/accounts/recovery.service.ts';
import { RegistrationService } from '../../domain/accounts/registration.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { BrowserCookie } from '../../platform/auth/browser-cookie.ts';
import { SessionCookie } from '../../platform/auth/session-cookie.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, CurrentActor, PageLanguage, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

/** Opening an account, verifying its address, and getting back into it. */
@Controller()
export class AccountController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly recovery: RecoveryService,
    private readonly cookie: SessionCookie,
    private readonly browser: BrowserCookie,
  ) {}

  @Handle(accountEndpoints.register)
  async register(
    @ValidBody() body: BodyOf<typeof accountEndpoints.register>,
    @PageLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    return this.cookie.carry(reply, await this.registration.register(body, this.browser.visitorOf(request), language));
  }

  @Handle(accountEndpoints.verifyEmail)
  async verifyEmail(
    @ValidQuery() { token }: QueryOf<typeof accountEndpoints.verifyEmail>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkOutcome> {
    const visitor = this.browser.namedVisitorOf(request);
    const outcome = await this.registration.verifyEmail(token, visitor, actor.kind === 'account' ? actor.sessionId : undefined);
    if (outcome.success) this.browser.write(reply, visitor.browserId);
    return outcome;
  }

  @Handle(accountEndpoints.disown)
  disown(@ValidBody() { token }: BodyOf<typeof accountEndpoints.disown>): Promise<Outcome> {
    return this.registration.disown(token);
  }

  @Handle(accountEndpoints.resendVerification)
  resend(@ValidBody() { email }: BodyOf<typeof accountEndpoints.resendVerification>, @ClientAddress() address: string): Promise<Outcome> {
    return this.registration.resend(email, address);
  }

  @Handle(accountEndpoints.forgotPassword)
  forgot(@ValidBody() body: BodyOf<typeof accountEndpoints.forgotPassword>, @ClientAddress() address: string): Promise<Outcome> {
    return this.recovery.forgot(body, address);
  }

  @Handle(accountEndpoints.resetPassword)
  reset(@ValidBody() body: BodyOf<typeof accountEndpoints.resetPassword>, @ClientAddress() address: string): Promise<LinkOutcome> {
    return this.recovery.reset(body, address);
  }
}
