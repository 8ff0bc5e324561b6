import { Injectable } from '@nestjs/common';
import type { PasskeyOptions, Role, SignedIn } from '@sannidhi/contracts';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { NamedVisitor, Visitor } from '../../../platform/auth/visitor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { StaffService } from '../../staff/staff.service.ts';
import { Account } from '../account.entity.ts';
import { SignInChallengesService } from '../second-factor/sign-in-challenges.service.ts';
import { SignInService } from '../sign-in.service.ts';
import { SignInRecords } from '../sign-in-records.ts';
import { SignInThrottle } from '../sign-in-throttle.ts';
import type { Passkey } from './passkey.entity.ts';
import { PasskeyChallengesService, type PasskeyUse } from './passkey-challenges.service.ts';
import { PasskeyChecks, type SignedByPasskey } from './passkey-checks.service.ts';
import { PasskeySite } from './passkey-site.ts';
import { descriptorOf, PasskeysService } from './passkeys.service.ts';

/** Signing in with a passkey: instead of the password, or after it. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly database: Database,
    private readonly site: PasskeySite,
    private readonly challenges: PasskeyChallengesService,
    private readonly checks: PasskeyChecks,
    private readonly passkeys: PasskeysService,
    private readonly signIns: SignInService,
    private readonly waiting: SignInChallengesService,
    private readonly throttle: SignInThrottle,
    private readonly records: SignInRecords,
    private readonly staff: StaffService,
  ) {}

  /**
   * What the browser needs for either. Without a `challenge` of a sign-in with the right password nobody is named, so nothing is revealed:
   * the device offers the accounts it knows. Throws `second-factor-expired` for a challenge that has ended, `passkeys-unavailable`.
   */
  async options(role: Role, challenge: string | undefined, visitor: Visitor): Promise<PasskeyOptions> {
    const { rpId } = this.site.required();
    await this.throttle.beforePasskey(visitor);
    const waiting = challenge ? await this.waiting.waitingFor(challenge, role) : undefined;
    const own = waiting ? await this.passkeys.of(waiting.accountId) : [];
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      challenge: await this.challenges.issue(waiting ? `factor:${waiting.challengeId}` : `sign-in:${role}`),
      allowCredentials: own.map(descriptorOf),
      userVerification: waiting ? 'preferred' : 'required',
    });
    return { options: { ...options } };
  }

  /**
   * Signs in without a password: the device verified the person, which is both factors at once. Throws `passkey-wrong` alike for everything
   * that doesn't fit; `email-unverified` and `registration-rejected` only if it does.
   */
  async signIn(role: Role, given: SignedByPasskey & { userHandle: string }, visitor: NamedVisitor): Promise<SignedIn> {
    await this.throttle.beforeCode(visitor);
    const passkey = await this.passkeys.byCredential(given.id);
    const account = passkey && (await this.database.reader.findOneBy(Account, { id: passkey.accountId, role, status: 'active' }));
    const isOwn = account && given.userHandle === handleOf(account.id);
    const [proven, counter] = await this.proven(given, isOwn ? passkey : undefined, `sign-in:${role}`, account ?? undefined, visitor);
    if (!account) throw new DomainError('passkey-wrong');
    if (account.emailVerifiedAt === null) throw new DomainError('email-unverified');
    if (!(await this.staff.placeOf(account))) throw new DomainError('registration-rejected');
    return this.signIns.enter(account, visitor, (tx) => this.passkeys.used(tx, proven, counter));
  }

  /** Completes a sign-in with the right password. Throws `second-factor-expired`, `passkey-wrong`, `too-many-requests`. */
  async complete(role: Role, { challenge, ...given }: SignedByPasskey & { challenge: string }, visitor: NamedVisitor): Promise<SignedIn> {
    await this.throttle.beforeCode(visitor);
    const { challengeId, account, awaits } = await this.waiting.take({ challenge, code: '' }, role);
    if (!account || awaits !== 'app') throw new DomainError('second-factor-expired');
    const passkey = await this.passkeys.byCredential(given.id, account.id);
    const [proven, counter] = await this.proven(given, passkey, `factor:${challengeId}`, account, visitor);
    return this.signIns.enter(account, visitor, async (tx) => {
      await this.passkeys.used(tx, proven, counter);
      await this.waiting.close(tx, challengeId);
    });
  }

  private async proven(
    given: SignedByPasskey,
    passkey: Passkey | undefined,
    use: PasskeyUse,
    account: Account | undefined,
    visitor: Visitor,
  ): Promise<[passkey: Passkey, counter: number]> {
    const counter = await this.checks.signed(given, passkey, use);
    if (passkey && counter !== undefined) return [passkey, counter];
    if (account) this.records.failed(account, visitor);
    throw new DomainError('passkey-wrong');
  }
}

/** How a device knows an account: its id, which says nothing about the person. */
export const handleOf = (accountId: string): string => Buffer.from(accountId).toString('base64url');
