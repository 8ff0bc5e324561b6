import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type DocumentMediaType,
  messagesOf,
  type Page,
  type QueryOf,
  REGISTRATION_CHECKS,
  type RegistrationDecision,
  type RegistrationDetail,
  type RegistrationRow,
  type RegistrationView,
  type registrationEndpoints,
  type TempleStatus,
  templeRegistrationNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { RegistrationService } from '../accounts/registration.service.ts';
import { SessionsService } from '../accounts/sessions.service.ts';
import { Audit } from '../audit/audit.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { Temple } from '../temples/temple.entity.ts';
import { TempleFoundationService, type TempleName } from '../temples/temple-foundation.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { RegistrationDocument } from './registration-document.entity.ts';
import { findingsOf } from './registration-findings.ts';
import { REGISTRATION_MAILS } from './registration-mails.ts';
import { registrationNotifications } from './registration-notifications.ts';
import { RegistrationPapersService } from './registration-papers.service.ts';
import { changeFrom } from './registration-version.ts';
import { type RegistrationChange, TempleRegistration } from './temple-registration.entity.ts';

const say = messagesOf(templeRegistrationNoun);

const STATES: Record<RegistrationView, readonly TempleStatus[]> = {
  waiting: ['submitted', 'in-review'],
  'sent-back': ['changes-requested'],
  decided: ['approved', 'rejected', 'suspended'],
};
const OUTCOMES = { approve: 'approved', ask: 'changes-requested', reject: 'rejected' } as const satisfies Record<
  RegistrationDecision,
  TempleStatus
>;
const TAX_EXEMPT: readonly string[] = ['public-charity', 'church'];

/** Registrations of temples, for the platform team to review and decide. */
@Injectable()
export class RegistrationDeskService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly foundation: TempleFoundationService,
    private readonly accounts: RegistrationService,
    private readonly sessions: SessionsService,
    private readonly papers: RegistrationPapersService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly notifications: Notifications,
  ) {}

  /** Registrations in the view's states, the longest waiting first. */
  async list({ view, ...page }: QueryOf<typeof registrationEndpoints.list>): Promise<Page<RegistrationRow>> {
    const { reader } = this.database;
    const query = reader
      .createQueryBuilder(TempleRegistration, 'registration')
      .innerJoin(Temple, 'temple', 'temple.id = registration.templeId')
      .where('temple.status IN (:...states)', { states: STATES[view as RegistrationView] });
    const { items, nextCursor } = await keysetPage(query, { columns: ['submittedAt', 'id'], direction: 'ASC' }, page);
    const temples = await this.temples.named(
      reader,
      items.map(({ templeId }) => templeId),
    );
    const papers = await this.papers.of(
      reader,
      items.map(({ id }) => id),
    );
    const others = await this.foundation.othersThan(reader, null);
    const rows = items.map((registration) => this.row(reader, registration, temples.get(registration.templeId), papers, others));
    return { items: await Promise.all(rows), nextCursor };
  }

  /** One registration. Throws `not-found`. */
  detail(id: string): Promise<RegistrationDetail> {
    return this.detailIn(this.database.reader, id);
  }

  /** A document's bytes. Throws `not-found`. */
  document(id: string, documentId: string): Promise<{ bytes: Buffer; mediaType: DocumentMediaType }> {
    return this.papers.read(id, documentId);
  }

  /** Assigns a registration to the actor for review. Throws `registration-changed`, and `state-conflict` if it isn't waiting for one. */
  async take(actor: Actor, id: string, { version }: BodyOf<typeof registrationEndpoints.take>): Promise<RegistrationDetail> {
    const reviewer = accountOf(actor).fullName;
    return this.change(actor, { id, version, to: 'review-started' }, async (tx, { templeId }) => {
      await this.foundation.move(tx, templeId, 'in-review');
      await tx.update(TempleRegistration, { id }, { reviewer });
    });
  }

  /** Stores which checks are done. Throws `registration-changed`, and `state-conflict` unless it is in review. */
  async check(actor: Actor, id: string, { checks, version }: BodyOf<typeof registrationEndpoints.check>): Promise<RegistrationDetail> {
    return this.change(actor, { id, version, to: 'checked' }, async (tx, registration) => {
      await this.mustBeInReview(tx, registration);
      const done = REGISTRATION_CHECKS.filter((one) => checks.includes(one));
      await tx.update(TempleRegistration, { id }, { checks: done });
    });
  }

  /**
   * Decides, and emails the applicant with the team's message. Approving throws `rule-violation` while a check is open or the contact's
   * email is unverified; everything else throws `state-conflict` unless it is in review, and `registration-changed` if somebody else
   * changed it.
   */
  async decide(
    actor: Actor,
    id: string,
    { decision, message = '', version }: BodyOf<typeof registrationEndpoints.decide>,
  ): Promise<RegistrationDetail> {
    return this.change(
      actor,
      { id, version, to: OUTCOMES[decision] },
      async (tx, registration) => {
        if (decision === 'approve') await this.mayApprove(tx, registration);
        const taxed = decision === 'approve' && TAX_EXEMPT.includes(registration.temple.taxStatus);
        const now = new Date();
        await this.foundation.move(tx, registration.templeId, OUTCOMES[decision], taxed ? { taxStatusConfirmedAt: now } : {});
        if (decision === 'reject') this.sessions.forgetActors();
        const key = decision === 'ask' ? newSecret() : undefined;
        await tx.update(
          TempleRegistration,
          { id },
          { message: message || null, decidedAt: now, changeKeyHash: key ? hashSecret(key) : null },
        );
        const { contactName, contactEmail, temple, reference } = registration;
        const data = { contactName, templeName: temple.name, reference, message, key };
        const mail = { kind: 'email', to: contactEmail, template: REGISTRATION_MAILS[decision], data };
        // The applicant may have deleted their account, leaving no address.
        if (contactEmail) await this.outbox.enqueue(tx, { ...mail, dedupeKey: `registration-${decision}:${newId()}` });
        // A rejected temple's staff can't sign in: only the email reaches them.
        if (decision !== 'reject') await this.notifyTemple(tx, registration, OUTCOMES[decision], now);
      },
      message,
    );
  }

  private async notifyTemple(
    tx: EntityManager,
    { id, templeId, temple }: TempleRegistration,
    outcome: 'approved' | 'changes-requested',
    at: Date,
  ): Promise<void> {
    const path = '/temple-admin/verification-status';
    const occurrence = { concerned: { templeId }, params: { temple: temple.name }, key: `${id}:${at.getTime()}`, path, at };
    await this.notifications.notify(tx, registrationNotifications.kinds[outcome], occurrence);
  }

  private async change(
    actor: Actor,
    { id, version, to }: Pick<TempleRegistration, 'id'> & { version: number; to: RegistrationChange },
    work: (tx: EntityManager, registration: TempleRegistration) => Promise<void>,
    note?: string,
  ): Promise<RegistrationDetail> {
    return this.database.transaction(async (tx) => {
      const registration = await changeFrom(tx, { id, to, by: accountOf(actor).fullName }, version);
      await work(tx, registration);
      const { templeId } = registration;
      const action = `temple-registration.${to}` as const;
      await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'temple-registration', id }, ...(note ? { note } : {}) });
      return this.detailIn(tx, id);
    });
  }

  private async mayApprove(tx: EntityManager, registration: TempleRegistration): Promise<void> {
    await this.mustBeInReview(tx, registration);
    if (REGISTRATION_CHECKS.some((one) => !registration.checks.includes(one)))
      throw new DomainError('rule-violation', { message: say('registration.checks-open') });
    if (!(await this.accounts.isVerified(tx, registration.accountId)))
      throw new DomainError('rule-violation', { message: say('registration.contact-unconfirmed') });
  }

  private async mustBeInReview(tx: EntityManager, { templeId }: TempleRegistration): Promise<void> {
    if ((await this.temples.of(tx, templeId)).status !== 'in-review') throw new DomainError('state-conflict');
  }

  private async row(
    manager: EntityManager,
    registration: TempleRegistration,
    temple: Temple | undefined,
    papers: readonly RegistrationDocument[],
    others: readonly TempleName[],
  ): Promise<RegistrationRow> {
    const { id, reference, submittedAt, templeId } = registration;
    const { name, city, state, status } = found(temple);
    const findings = findingsOf({
      temple: registration.temple,
      contactEmail: registration.contactEmail,
      emailVerified: await this.accounts.isVerified(manager, registration.accountId),
      documents: papers.filter(({ registrationId }) => registrationId === id).map(({ kind }) => kind),
      others: others.filter((other) => other.id !== templeId),
    });
    const flags = findings.filter(({ verdict }) => verdict === 'look').length;
    return { id, reference, name, city, state, status, submittedAt: submittedAt.toISOString(), flags };
  }

  private async detailIn(manager: EntityManager, id: string): Promise<RegistrationDetail> {
    const registration = found(await manager.findOneBy(TempleRegistration, { id }));
    const temple = await this.temples.of(manager, registration.templeId);
    const papers = await this.papers.of(manager, [id]);
    const others = await this.foundation.othersThan(manager, temple.id);
    const emailVerified = await this.accounts.isVerified(manager, registration.accountId);
    const documents = papers.map(({ kind }) => kind);
    const { contactName: fullName, contactOffice: office, contactEmail: email, contactPhone: phone } = registration;
    const { previous } = registration;
    const findings = findingsOf({ temple: registration.temple, contactEmail: email, emailVerified, documents, others });
    return {
      id,
      reference: registration.reference,
      name: temple.name,
      city: temple.city,
      state: temple.state,
      status: temple.status,
      submittedAt: registration.submittedAt.toISOString(),
      flags: findings.filter(({ verdict }) => verdict === 'look').length,
      temple: registration.temple,
      contact: { fullName, office, email, phone, emailVerified },
      findings,
      documents: papers.map(({ id: paper, kind, name, mediaType, sizeBytes, readAt, createdAt }) => {
        const isNew = previous !== null && createdAt > new Date(previous.submittedAt);
        return { id: paper, kind, name, mediaType, sizeBytes, readAt: readAt?.toISOString() ?? null, isNew };
      }),
      previous,
      version: registration.version ?? 0,
      checks: registration.checks,
      reviewer: registration.reviewer,
      message: registration.message,
      decidedAt: registration.decidedAt?.toISOString() ?? null,
    };
  }
}
