import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  AuditAction,
  BodyOf,
  Language,
  RegistrationDraft,
  RegistrationProgress,
  RegistrationReceived,
  registrationEndpoints,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { hashSecret } from '../../platform/auth/keyed-hash.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { MailLimits } from '../../platform/rate-limit/mail-limits.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import type { RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { RegistrationService } from '../accounts/registration.service.ts';
import { Audit } from '../audit/audit.ts';
import { FundsService } from '../funds/funds.service.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { StaffService } from '../staff/staff.service.ts';
import { TempleFoundationService } from '../temples/temple-foundation.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { REGISTRATION_MAILS } from './registration-mails.ts';
import { registrationNotifications } from './registration-notifications.ts';
import { RegistrationPapersService } from './registration-papers.service.ts';
import { countChange } from './registration-version.ts';
import { templeFacts } from './temple-facts.ts';
import { TempleRegistration } from './temple-registration.entity.ts';

const HOUR_SECONDS = 60 * 60;
const APPLICATIONS: RateRule = { free: 20, windowSeconds: HOUR_SECONDS, firstWaitSeconds: 60 };
/** References can't be guessed, but nobody needs many attempts. */
const LOOK_UPS: RateRule = { free: 30, windowSeconds: HOUR_SECONDS, firstWaitSeconds: 10 };
/** Letters that are unambiguous when read out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** Registering a temple, from the applicant's side. */
@Injectable()
export class TempleApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly limits: NetworkLimits,
    private readonly mails: MailLimits,
    private readonly accounts: RegistrationService,
    private readonly temples: TemplesService,
    private readonly foundation: TempleFoundationService,
    private readonly staff: StaffService,
    private readonly funds: FundsService,
    private readonly givingSettings: GivingSettingsService,
    private readonly papers: RegistrationPapersService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly notifications: Notifications,
  ) {}

  /**
   * Creates the temple, submitted, with its first funds, and its owner's account. Throws `invalid-fields` for a common password,
   * `duplicate` for an address with a temple-admin account, `too-many-requests`.
   */
  async register(
    { temple, contact, documents }: BodyOf<typeof registrationEndpoints.register>,
    address: string,
    language: Language,
  ): Promise<RegistrationReceived> {
    await this.limits.take('registration', address, APPLICATIONS);
    await this.mails.take('registration', contact.email);
    const { password, ...person } = contact;
    const passwordHash = await this.accounts.hashNew(password);
    const now = new Date();
    const reference = newReference(now);
    await this.database.transaction(async (tx) => {
      const accountId = await this.accounts.openOwner(tx, { ...person, passwordHash, language });
      const { id: templeId } = await this.foundation.establish(tx, templeFacts(temple), now);
      await this.staff.appoint(tx, { templeId, accountId, role: 'owner', adminName: person.fullName });
      await this.funds.openFirst(tx, templeId, now);
      await this.givingSettings.register(tx, { id: templeId, name: temple.name });
      const registration: TempleRegistration = {
        id: newId(),
        templeId,
        reference,
        temple,
        accountId,
        contactName: person.fullName,
        contactOffice: person.office,
        contactEmail: person.email,
        contactPhone: person.phone,
        checks: [],
        reviewer: null,
        message: null,
        changeKeyHash: null,
        submittedAt: now,
        decidedAt: null,
        version: null,
        changedBy: null,
        changedTo: null,
        previous: null,
      };
      await insertRow(tx, TempleRegistration, registration);
      await this.papers.claim(tx, registration.id, documents);
      await this.note(tx, registration, 'temple-registration.submitted');
    });
    return { reference };
  }

  /** A registration's status. Throws `not-found` alike for an unknown reference and someone else's email. */
  async progress({ reference, email }: BodyOf<typeof registrationEndpoints.progress>, address: string): Promise<RegistrationProgress> {
    await this.limits.take('registration-progress', address, LOOK_UPS);
    const registration = found(await this.database.reader.findOneBy(TempleRegistration, { reference, contactEmail: email }));
    const { name, status } = await this.temples.byId(registration.templeId);
    const { submittedAt, decidedAt, message } = registration;
    return {
      reference,
      templeName: name,
      status,
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      message,
    };
  }

  /** What was submitted, for anyone with the key from the email that requested changes. Throws `not-found`. */
  async draft({ reference, key }: BodyOf<typeof registrationEndpoints.draft>, address: string): Promise<RegistrationDraft> {
    await this.limits.take('registration-progress', address, LOOK_UPS);
    const { id, temple, message } = await this.byKey(this.database.reader, reference, key);
    const papers = await this.papers.of(this.database.reader, [id]);
    return { reference, temple, message, documents: papers.map(({ kind, name }) => ({ kind, name })) };
  }

  /** Resubmits a changed registration, whose corrections reach the temple; it goes to the end of the queue and the key is used up. Throws `not-found`, `state-conflict`. */
  async resubmit(body: BodyOf<typeof registrationEndpoints.resubmit>, address: string): Promise<RegistrationReceived> {
    const { reference, key, temple, documents } = body;
    await this.limits.take('registration', address, APPLICATIONS);
    await this.database.transaction(async (tx) => {
      const registration = await this.byKey(tx, reference, key);
      await this.foundation.move(tx, registration.templeId, 'submitted');
      await this.foundation.redescribe(tx, registration.templeId, templeFacts(registration.temple), templeFacts(temple));
      const previous = { temple: registration.temple, submittedAt: registration.submittedAt.toISOString() };
      const sent = { temple, previous, checks: [], changeKeyHash: null, reviewer: null, decidedAt: null, submittedAt: new Date() };
      await tx.update(TempleRegistration, { id: registration.id }, sent);
      await countChange(tx, { id: registration.id, by: registration.contactName, to: 'resubmitted' });
      await this.papers.claim(tx, registration.id, documents);
      await this.note(tx, { ...registration, ...sent }, 'temple-registration.resubmitted');
    });
    return { reference };
  }

  private async note(
    tx: EntityManager,
    { id, templeId, temple, reference, contactName, contactEmail, submittedAt }: TempleRegistration,
    action: Extract<AuditAction, 'temple-registration.submitted' | 'temple-registration.resubmitted'>,
  ) {
    const subject = { kind: 'temple-registration', id };
    await this.audit.record(tx, { actor: systemActor(`Applicant ${contactName}`), templeId, action, subject });
    const data = { contactName, templeName: temple.name, reference };
    const mail = { kind: 'email', to: contactEmail, template: REGISTRATION_MAILS.received, data };
    await this.outbox.enqueue(tx, { ...mail, dedupeKey: `registration-received:${newId()}` });
    const isAgain = action === 'temple-registration.resubmitted';
    await this.notifications.notify(tx, registrationNotifications.kinds.waiting, {
      concerned: { templeId },
      params: { temple: temple.name, place: `${temple.city}, ${temple.state}`, isAgain },
      key: `${id}:${submittedAt.getTime()}`,
      path: `/superadmin/temple-approvals?registration=${id}`,
    });
  }

  private async byKey(manager: EntityManager, reference: string, key: string): Promise<TempleRegistration> {
    return found(await manager.findOneBy(TempleRegistration, { reference, changeKeyHash: hashSecret(key) }));
  }
}

const newReference = (now: Date): string => {
  const letters = Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `TR-${now.getUTCFullYear()}-${letters}`;
};
