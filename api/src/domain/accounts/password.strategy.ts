import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type BodyOf, ROLES, sessionEndpoints } from '@sannidhi/contracts';
import { Strategy } from 'passport-local';
import { BrowserCookie } from '../../platform/auth/browser-cookie.ts';
import { found } from '../../platform/http/domain-error.ts';
import type { AppRequest } from '../../platform/http/fastify-request.ts';
import type { Account } from './account.entity.ts';
import { SignInService } from './sign-in.service.ts';

type Login = BodyOf<(typeof sessionEndpoints)['donor']['login']>;

/** Checks email and password for the role whose sign-in address was called. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'password') {
  constructor(
    private readonly signIns: SignInService,
    private readonly browser: BrowserCookie,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  /** Uses the validated payload and not the raw one: its email is in lowercase. */
  validate(request: AppRequest): Promise<Account> {
    const role = found(ROLES.find((candidate) => sessionEndpoints[candidate].login.path === request.routeOptions.url));
    const { email, password } = request.valid.body as Login;
    return this.signIns.check(role, email, password, this.browser.visitorOf(request));
  }
}
