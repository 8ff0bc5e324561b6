import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  BRAND,
  messagesOf,
  PASSKEYS_MAX,
  type PasskeyAdded,
  type PasskeyOptions,
  type passkeyEndpoints,
  passkeyNoun,
} from '@sannidhi/contracts';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { hashSecret } from '../../../platform/auth/keyed-hash.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { OwnPasswordService } from '../own-password.service.ts';
import { SecondFactorCodesService } from '../second-factor/second-factor-codes.service.ts';
import { SessionsService } from '../sessions.service.ts';
import { FactorProof } from './factor-proof.service.ts';
import { Passkey } from './passkey.entity.ts';
import { PasskeyChallengesService } from './passkey-challenges.service.ts';
import { PasskeyChecks } from './passkey-checks.service.ts';
import { PasskeyNews } from './passkey-news.ts';
import { PasskeySite } from './passkey-site.ts';
import { descriptorOf, PasskeysService } from './passkeys.service.ts';

const say = messagesOf(passkeyNoun);

type NewPasskey = BodyOf<typeof passkeyEndpoints.add>;

/** Adding a passkey to one's own account. */
@Injectable()
export class PasskeyAddingService {
  constructor(
    private readonly database: Database,
    private readonly site: PasskeySite,
    private readonly challenges: PasskeyChallengesService,
    private readonly checks: PasskeyChecks,
    private readonly passkeys: PasskeysService,
    private readonly passwords: OwnPasswordService,
    private readonly proof: FactorProof,
    private readonly codes: SecondFactorCodesService,
    private readonly sessions: SessionsService,
    private readonly news: PasskeyNews,
  ) {}

  /**
   * What the browser needs to create a passkey. An account that has a second factor proves it. Throws `invalid-fields` for a wrong password,
   * as `FactorProof` does, and `passkeys-unavailable`.
   */
  async begin(actor: Actor, { password, ...proof }: BodyOf<typeof passkeyEndpoints.begin>): Promise<PasskeyOptions> {
    const { rpId } = this.site.required();
    const { accountId, sessionId, email, fullName } = accountOf(actor);
    await this.passwords.confirm(actor, password);
    const own = await this.passkeys.of(accountId);
    // Before the proof, which uses a recovery code up.
    if (own.length >= PASSKEYS_MAX) throw tooMany();
    const prove = await this.proof.of(actor, proof);
    await this.database.transaction(async (tx) => {
      if (await this.passkeys.isFactorOn(tx, accountId)) await prove(tx);
    });
    const options = await generateRegistrationOptions({
      rpName: BRAND.name,
      rpID: rpId,
      userName: email,
      userID: new Uint8Array(Buffer.from(accountId)),
      userDisplayName: fullName,
      challenge: await this.challenges.issue(`add:${sessionId}`),
      excludeCredentials: own.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options: { ...options } };
  }

  /**
   * Adds what the device created. The first one turns the second factor on and returns recovery codes. Throws `passkey-not-saved` if the
   * session didn't ask for it, or if it doesn't fit; `rule-violation` beyond `PASSKEYS_MAX`.
   */
  async add(actor: Actor, given: NewPasskey): Promise<PasskeyAdded> {
    const { accountId, sessionId } = accountOf(actor);
    const facts = await this.checks.created(given, `add:${sessionId}`);
    if (!facts) throw new DomainError('passkey-not-saved');
    const row = rowOf(accountId, given, facts);
    return this.database.transaction(async (tx) => {
      const isFirst = await this.passkeys.turnOn(tx, accountId);
      if ((await tx.countBy(Passkey, { accountId })) >= PASSKEYS_MAX) throw tooMany();
      if (!(await insertOnce(tx, Passkey, row))) throw new DomainError('passkey-not-saved');
      await this.news.changed(tx, actor, 'added', row.name);
      if (!isFirst) return { recoveryCodes: [] };
      this.sessions.forgetActors();
      // Recovery codes are hashed under the account's secret; nobody is shown it until an app is set up.
      await this.codes.renewSecret(tx, accountId);
      return { recoveryCodes: await this.codes.renewRecoveryCodes(tx, accountId) };
    });
  }
}

type Facts = NonNullable<Awaited<ReturnType<PasskeyChecks['created']>>>;

const rowOf = (accountId: string, { name, transports }: NewPasskey, { credential, credentialBackedUp }: Facts): Passkey => ({
  id: newId(),
  accountId,
  credentialHash: hashSecret(credential.id),
  credentialId: credential.id,
  publicKey: Buffer.from(credential.publicKey).toString('base64url'),
  counter: credential.counter,
  transports: transports.slice(0, 5).join(','),
  name,
  isSynced: credentialBackedUp,
  createdAt: new Date(),
  lastUsedAt: null,
});

const tooMany = () => new DomainError('rule-violation', { message: say('passkey.too-many', { max: PASSKEYS_MAX }) });
