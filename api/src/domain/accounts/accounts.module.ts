import { Global, Module } from '@nestjs/common';
import { GuestLookup, SessionLookup } from '../../platform/auth/session-lookup.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { AccountFiguresService } from './account-figures.service.ts';
import { AccountLinksService } from './account-links.service.ts';
import { AccountMails } from './account-mails.ts';
import { CurrentUserService } from './current-user.service.ts';
import { EndedSessions } from './ended-sessions.ts';
import { GuestSessionsService } from './guest-sessions.service.ts';
import { OperatorsService } from './operators.service.ts';
import { PasswordStrategy } from './password.strategy.ts';
import { PasswordsService } from './passwords.service.ts';
import { RecoveryService } from './recovery.service.ts';
import { RegistrationService } from './registration.service.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

const lookups = [
  { provide: SessionLookup, useExisting: SessionsService },
  { provide: GuestLookup, useExisting: GuestSessionsService },
];

/** Accounts and their sessions. Global, because the access guard of every route asks its two lookups. */
@Global()
@Module({
  imports: [StaffModule],
  providers: [
    AccountFiguresService,
    AccountLinksService,
    AccountMails,
    CurrentUserService,
    EndedSessions,
    GuestSessionsService,
    OperatorsService,
    PasswordStrategy,
    PasswordsService,
    RecoveryService,
    RegistrationService,
    SessionsService,
    SignInService,
    SignInThrottle,
    ...lookups,
  ],
  exports: [
    AccountFiguresService,
    CurrentUserService,
    GuestSessionsService,
    OperatorsService,
    PasswordsService,
    RecoveryService,
    RegistrationService,
    SessionsService,
    SignInService,
    ...lookups,
  ],
})
export class AccountsModule {}
