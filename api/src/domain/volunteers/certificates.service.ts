import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type CertificateRecord,
  type CertificateRow,
  type CertificateVerification,
  type certificateEndpoints,
  certificateVerifyPath,
  messagesOf,
  serviceCertificateNoun,
} from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import { Between, type EntityManager, Not } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { canonicalJson, sha256 } from '../../platform/documents/canonical-json.ts';
import { UnprintableText } from '../../platform/documents/type/unprintable-text.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { certificateRow, recordOf, verification } from './certificate-rows.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { lockPeople } from './people-locks.ts';
import { ServiceCertificateRow } from './service-certificate.entity.ts';
import { VolunteerRow } from './volunteer.entity.ts';

const say = messagesOf(serviceCertificateNoun);
type IssueBody = BodyOf<typeof certificateEndpoints.issue>;
type CertificatePaper = 'certificate' | 'letter';

/** Certificates of approved hours. One frozen record is behind the certificate, the letter and the public page, so that they agree. */
@Injectable()
export class Certificates {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly audit: Audit,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The household's certificates, newest first. */
  async own(actor: Actor): Promise<CertificateRow[]> {
    const { reader } = this.database;
    const where = { accountId: accountOf(actor).accountId };
    const rows = await reader.find(ServiceCertificateRow, { where, order: { issuedAt: 'DESC' } });
    const temples = await this.temples.named(
      reader,
      rows.map(({ templeId }) => templeId),
    );
    return rows.map((row) => certificateRow(row, found(temples.get(row.templeId))));
  }

  /** Issues a certificate of the hours approved so far. Throws `invalid-fields` for someone else's and days to come, and `no-approved-hours`. */
  async issue(actor: Actor, body: IssueBody): Promise<CertificateRow> {
    const account = accountOf(actor);
    const volunteers = await this.database.reader.findBy(VolunteerRow, { accountId: account.accountId });
    const volunteer = volunteers.find(({ id }) => id === body.volunteerId);
    if (!volunteer) throw fieldError('volunteerId', say('service-certificate.person-unknown'));
    return this.database.transaction(async (tx) => {
      // Hours are corrected under the same lock.
      await lockPeople(tx, [volunteer.personId]);
      const temple = await this.temples.of(tx, volunteer.templeId);
      if (body.to > dateAt(Date.now(), temple.timeZone)) throw fieldError('to', say('service-certificate.to-future'));
      const row = this.rowOf(volunteer, temple, body, await approvedIn(tx, volunteer, body));
      await insertRow(tx, ServiceCertificateRow, row);
      const subject = { kind: 'service-certificate', id: row.id };
      const after = { number: row.number, totalMinutes: row.totalMinutes };
      await this.audit.record(tx, { actor: account, templeId: temple.id, action: 'service-certificate.issued', subject, after });
      return certificateRow(row, temple);
    });
  }

  /** A certificate's paper. Throws `not-found`, and `certificate-file-failed` for a letter that no font has. */
  async pdf(actor: Actor, id: string, paper: CertificatePaper): Promise<Buffer> {
    const row = found(await this.database.reader.findOneBy(ServiceCertificateRow, { accountId: accountOf(actor).accountId, id }));
    const { certificatePdf, letterPdf } = await import('./certificate.pdf.ts');
    const draw = paper === 'certificate' ? certificatePdf : letterPdf;
    return draw({ record: recordOf(row), digest: row.digest, verifyUrl: row.verifyUrl, issuedAt: row.issuedAt }).catch((error: unknown) => {
      if (error instanceof UnprintableText) throw new DomainError('certificate-file-failed');
      throw error;
    });
  }

  /** Whether a certificate is valid, for anyone who has it. Throws `not-found`. */
  async verify(verificationId: string): Promise<CertificateVerification> {
    return verification(found(await this.database.reader.findOneBy(ServiceCertificateRow, { verificationId })));
  }

  private rowOf(volunteer: VolunteerRow, temple: Temple, body: IssueBody, entries: readonly HourEntryRow[]): ServiceCertificateRow {
    const issuedAt = new Date();
    const verificationId = randomBytes(16).toString('base64url');
    const id = newId();
    const content: CertificateRecord = {
      version: 1,
      number: `SC-${issuedAt.getUTCFullYear()}-${id.slice(-8).toUpperCase()}`,
      temple: { name: temple.name, legalName: temple.legalName, address: temple.address },
      person: volunteer.name,
      from: body.from,
      to: body.to,
      issuedOn: dateAt(issuedAt.getTime(), temple.timeZone),
      totalMinutes: entries.reduce((sum, { minutes }) => sum + minutes, 0),
      entries: entries.map(({ workedOn, title, minutes }) => ({ workedOn, title, minutes })),
    };
    const record = canonicalJson(content);
    return {
      templeId: temple.id,
      id,
      number: content.number,
      volunteerId: volunteer.id,
      accountId: volunteer.accountId,
      fromDate: body.from,
      toDate: body.to,
      totalMinutes: content.totalMinutes,
      record,
      digest: sha256(record),
      verificationId,
      verifyUrl: `${this.settings.publicUrl}${certificateVerifyPath(verificationId)}`,
      status: 'valid',
      issuedAt,
    };
  }
}

/** The hours that count in a period. Throws `no-approved-hours`. */
async function approvedIn(tx: EntityManager, { templeId, id }: VolunteerRow, { from, to }: IssueBody): Promise<HourEntryRow[]> {
  const where = { templeId, volunteerId: id, workedOn: Between(from, to), status: Not('pending' as const) };
  const entries = await tx.find(HourEntryRow, { where, order: { workedOn: 'ASC', id: 'ASC' } });
  const counted = entries.filter(({ minutes }) => minutes > 0);
  if (counted.length === 0) throw new DomainError('no-approved-hours');
  return counted;
}
