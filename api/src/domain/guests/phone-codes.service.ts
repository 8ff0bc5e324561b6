import { randomInt } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type BodyOf,
  type GuestSession,
  type guestEndpoints,
  type Language,
  PHONE_CODE,
  type PhoneCodeSent,
  saidIn,
} from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Templates } from '../../platform/outbox/templates.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import { GuestSessionsService } from '../accounts/guest-sessions.service.ts';
import { EHundiCodesService } from '../funds/e-hundi-codes.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { CODE_TEXTS, CODE_WORDS, type CodeTextFacts } from './code-words.ts';
import { PhoneCode } from './phone-code.entity.ts';
import { PhoneGuess } from './phone-guess.entity.ts';
import { PhoneLimits, type SendHashes } from './phone-limits.service.ts';

const PHONE = 'phone-code:phone';
const NETWORK = 'phone-code:address';

type CodeRequest = BodyOf<typeof guestEndpoints.sendCode>;
type CodeCheck = BodyOf<typeof guestEndpoints.checkCode>;
/** What the right code is for; an error it returns leaves the code good for another try. */
type WithPhone<Done> = (tx: EntityManager, now: Date) => Promise<Done | DomainError>;

interface CodeText {
  template: (typeof CODE_TEXTS)[number];
  /** The language is that of the page that asks. */
  data: Record<string, string> & { language: Language };
  behindCode: boolean;
}

/** What the outbox keys of codes begin with. */
const PHONE_CODE_KEY = 'phone-code:';

/** Proves a phone by a texted one-time code. Known and unknown phones get the same answer: nobody is looked up. */
@Injectable()
export class PhoneCodesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly limits: PhoneLimits,
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    private readonly guests: GuestSessionsService,
    private readonly temples: TemplesService,
    private readonly codes: EHundiCodesService,
    private readonly ring: KeyRing,
  ) {}

  onModuleInit(): void {
    for (const template of CODE_TEXTS) {
      this.templates.add(template, (data: CodeTextFacts, language) => ({
        text: saidIn(CODE_WORDS, language)[template](data),
        code: data.code,
      }));
    }
  }

  /** Texts a code. Throws `temple-not-accepting` for unknown and suspended temples alike, and `too-many-requests`. */
  async send({ phone, purpose, templeSlug, qrCodeId }: CodeRequest, address: string, language: Language): Promise<PhoneCodeSent> {
    const temple = await this.temples.acceptingBySlug(templeSlug);
    // Only gifts are made behind an e-hundi code, whose id anyone can read off its poster.
    const isScanned = purpose === 'gift' && qrCodeId !== undefined;
    const scanned = isScanned ? await this.codes.inUse(this.database.reader, temple.id, qrCodeId) : null;
    const template = purpose === 'tickets' ? 'ticket-code-sms' : 'phone-code';
    return this.text(phone, address, { template, data: { temple: temple.name, language }, behindCode: scanned !== null });
  }

  /** Texts a code to a devotee who wants an earlier gift in their account. Throws `too-many-requests`. */
  sendForClaim({ phone }: Pick<CodeRequest, 'phone'>, address: string, language: Language): Promise<PhoneCodeSent> {
    return this.text(phone, address, { template: 'claim-code-sms', data: { language }, behindCode: false });
  }

  /** Texts a code to the phone of an account. Throws `too-many-requests`. */
  sendForAccount({ phone }: Pick<CodeRequest, 'phone'>, address: string, language: Language): Promise<PhoneCodeSent> {
    return this.text(phone, address, { template: 'own-phone-code-sms', data: { language }, behindCode: false });
  }

  private async text(phone: string, address: string, { template, data, behindCode }: CodeText): Promise<PhoneCodeSent> {
    const now = new Date();
    const hashes = { phoneHash: this.ring.hash(PHONE, phone), ...this.networkHashes(address) };
    await this.database.transaction(async (tx) => {
      await this.limits.beforeSend(tx, { ...hashes, behindCode, now });
      await this.issue(tx, phone, hashes, { template, data }, now);
    });
    return {
      sentTo: nationalPhone(phone),
      expiresInSeconds: PHONE_CODE.lifetimeSeconds,
      resendAfterSeconds: PHONE_CODE.resendAfterSeconds,
    };
  }

  /** Opens a guest session for the right code. Throws `phone-code-wrong`, `phone-code-expired` or `too-many-requests`. */
  check({ phone, code }: CodeCheck, address: string): Promise<GuestSession> {
    return this.prove({ phone, code }, address, async (tx, now) => {
      const { guestToken, expiresAt } = await this.guests.issue(tx, phone, now);
      return { guestToken, expiresAt: expiresAt.toISOString() };
    });
  }

  /**
   * Does something with the right code, which is used up unless that fails with an error it returns. Throws that error,
   * `phone-code-wrong`, `phone-code-expired` or `too-many-requests`; every try counts as a guess.
   */
  async prove<Done>({ phone, code }: CodeCheck, address: string, then: WithPhone<Done>): Promise<Done> {
    const now = new Date();
    if (!(await this.database.reader.existsBy(PhoneCode, this.live(phone, now)))) {
      await this.limits.beforeIdleGuess(address);
      throw new DomainError('phone-code-expired');
    }
    const outcome = await this.database.transaction((tx) => this.guess(tx, { phone, code }, address, then, now));
    // Thrown after the commit, so that a wrong guess stays counted.
    if (outcome instanceof DomainError) throw outcome;
    return outcome;
  }

  private async issue(
    tx: EntityManager,
    phone: string,
    hashes: SendHashes,
    { template, data }: Pick<CodeText, 'template' | 'data'>,
    now: Date,
  ): Promise<void> {
    const id = newId();
    const code = String(randomInt(10 ** PHONE_CODE.length)).padStart(PHONE_CODE.length, '0');
    const expiresAt = new Date(now.getTime() + PHONE_CODE.lifetimeSeconds * 1000);
    // A new code ends the older ones.
    await tx.update(PhoneCode, { phoneHash: hashes.phoneHash, usedAt: IsNull(), createdAt: LessThan(now) }, { usedAt: now });
    await insertRow(tx, PhoneCode, {
      id,
      ...hashes,
      codeHash: this.ring.hash(purposeOf(id), code),
      tries: 0,
      usedAt: null,
      createdAt: now,
      expiresAt,
    });
    await this.outbox.enqueue(tx, {
      kind: 'sms',
      to: phone,
      template,
      data: { ...data, code },
      dedupeKey: `${PHONE_CODE_KEY}${id}`,
    });
  }

  private async guess<Done>(
    tx: EntityManager,
    { phone, code }: CodeCheck,
    address: string,
    then: WithPhone<Done>,
    now: Date,
  ): Promise<Done | DomainError> {
    const guess = { phoneHash: this.ring.hash(PHONE, phone), addressHash: this.networkHashes(address).addressHash };
    const live = this.live(phone, now);
    await this.limits.beforeGuess(tx, guess, now);
    const sent = await tx.findOne(PhoneCode, { where: live, order: { createdAt: 'DESC' } });
    if (!sent) return new DomainError('phone-code-expired');
    await insertRow(tx, PhoneGuess, { id: newId(), ...guess, createdAt: now });
    await tx.increment(PhoneCode, { id: sent.id }, 'tries', 1);
    if (!this.ring.matches(purposeOf(sent.id), code, sent.codeHash)) return new DomainError('phone-code-wrong');
    const outcome = await then(tx, now);
    if (!(outcome instanceof DomainError)) await tx.update(PhoneCode, { id: sent.id }, { usedAt: now });
    return outcome;
  }

  /** What is still good for a guess, whichever key was the newest when it was sent. */
  private live(phone: string, now: Date) {
    const phoneHash = In(this.ring.hashes(PHONE, phone));
    return { phoneHash, usedAt: IsNull(), expiresAt: MoreThan(now), tries: LessThan(PHONE_CODE.tries) };
  }

  private networkHashes(address: string): Pick<PhoneCode, 'addressHash' | 'siteHash'> {
    const [network, site] = [networkOf(address), networkOf(address, 56)];
    return { addressHash: this.ring.hash(NETWORK, network), siteHash: site === network ? null : this.ring.hash(NETWORK, site) };
  }
}

const purposeOf = (codeId: string): string => `phone-code:code:${codeId}`;

/** "(732) 555-0148" */
const nationalPhone = (phone: string): string => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
