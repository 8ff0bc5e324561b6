import { Global, Module } from '@nestjs/common';
import { GuestLookup, SessionLookup } from '../../platform/auth/session-lookup.ts';
import { ConsentsModule } from '../consents/consents.module.ts';
import { NotificationAudience } from '../notifications/notification-audience.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { AccountAudience } from './account-audience.ts';
import { AccountData } from './account-data.ts';
import { AccountDeskService } from './account-desk.service.ts';
import { AccountFiguresService } from './account-figures.service.ts';
import { AccountLanguages } from './account-languages.ts';
import { AccountLinksService } from './account-links.service.ts';
import { AccountMails } from './account-mails.ts';
import { accountNotifications } from './account-notifications.ts';
import { ActivityService } from './activity.service.ts';
import { ArrivalsService } from './browsers/arrivals.service.ts';
import { FirstSignInsService } from './browsers/first-sign-ins.service.ts';
import { KnownBrowsersService } from './browsers/known-browsers.service.ts';
import { CurrentUserService } from './current-user.service.ts';
import { DevicesService } from './devices.service.ts';
import { EndedSessions } from './ended-sessions.ts';
import { GuestSessionsService } from './guest-sessions.service.ts';
import { OpenAccessService } from './open-access.service.ts';
import { OperatorsService } from './operators.service.ts';
import { OwnAccountService } from './own-account.service.ts';
import { OwnPasswordService } from './own-password.service.ts';
import { FactorProof } from './passkeys/factor-proof.service.ts';
import { OwnPasskeysService } from './passkeys/own-passkeys.service.ts';
import { PasskeyAddingService } from './passkeys/passkey-adding.service.ts';
import { PasskeyChallengesService } from './passkeys/passkey-challenges.service.ts';
import { PasskeyChecks } from './passkeys/passkey-checks.service.ts';
import { PasskeyDeletionService } from './passkeys/passkey-deletion.service.ts';
import { PasskeyNews } from './passkeys/passkey-news.ts';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service.ts';
import { PasskeySite } from './passkeys/passkey-site.ts';
import { PasskeysService } from './passkeys/passkeys.service.ts';
import { PasswordStrategy } from './password.strategy.ts';
import { PasswordsService } from './passwords.service.ts';
import { ReachableAccountsService } from './reachable-accounts.service.ts';
import { RecoveryService } from './recovery.service.ts';
import { RegistrationService } from './registration.service.ts';
import { MailedCodesService } from './second-factor/mailed-codes.service.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service.ts';
import { SecondFactorKeys } from './second-factor/second-factor-keys.ts';
import { SecondFactorResetMail } from './second-factor/second-factor-reset-mail.ts';
import { SecondFactorResetsService } from './second-factor/second-factor-resets.service.ts';
import { SecondFactorResettingService } from './second-factor/second-factor-resetting.service.ts';
import { SignInChallengesService } from './second-factor/sign-in-challenges.service.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInRecords } from './sign-in-records.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

const lookups = [
  { provide: SessionLookup, useExisting: SessionsService },
  { provide: GuestLookup, useExisting: GuestSessionsService },
  { provide: NotificationAudience, useClass: AccountAudience },
];

/** Accounts and their sessions. Global, because the access guard of every route uses its lookups. */
@Global()
@Module({
  imports: [ConsentsModule, StaffModule],
  providers: [
    AccountData,
    AccountDeskService,
    AccountFiguresService,
    AccountLanguages,
    AccountLinksService,
    AccountMails,
    ActivityService,
    ArrivalsService,
    CurrentUserService,
    DevicesService,
    EndedSessions,
    FirstSignInsService,
    GuestSessionsService,
    KnownBrowsersService,
    MailedCodesService,
    OpenAccessService,
    OperatorsService,
    OwnAccountService,
    OwnPasskeysService,
    OwnPasswordService,
    PasskeyAddingService,
    PasskeyChallengesService,
    PasskeyChecks,
    FactorProof,
    PasskeyDeletionService,
    PasskeyNews,
    PasskeySignInService,
    PasskeySite,
    PasskeysService,
    PasswordStrategy,
    PasswordsService,
    ReachableAccountsService,
    RecoveryService,
    RegistrationService,
    SecondFactorCodesService,
    SecondFactorKeys,
    SecondFactorResetMail,
    SecondFactorResetsService,
    SecondFactorResettingService,
    SecondFactorService,
    SessionsService,
    SignInChallengesService,
    SignInRecords,
    SignInService,
    SignInThrottle,
    provideNotifications(accountNotifications),
    ...lookups,
  ],
  exports: [
    AccountDeskService,
    ActivityService,
    AccountFiguresService,
    CurrentUserService,
    DevicesService,
    GuestSessionsService,
    MailedCodesService,
    OperatorsService,
    OwnAccountService,
    OwnPasskeysService,
    OwnPasswordService,
    PasskeyAddingService,
    FactorProof,
    PasskeyDeletionService,
    PasskeySignInService,
    PasswordsService,
    ReachableAccountsService,
    RecoveryService,
    RegistrationService,
    SecondFactorResetsService,
    SecondFactorResettingService,
    SecondFactorService,
    SessionsService,
    SignInService,
    ...lookups,
  ],
})
export class AccountsModule {}
