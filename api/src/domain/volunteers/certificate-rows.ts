import type { CertificateRecord, CertificateRow, CertificateVerification } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import type { StaffActor } from '../../platform/auth/actor.ts';
import type { Audit } from '../audit/audit.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { HourEntryRow } from './hour-entry.entity.ts';
import { ServiceCertificateRow } from './service-certificate.entity.ts';
import { shiftTemple } from './shift-views.ts';

/** A stored certificate's content. */
export const recordOf = ({ record }: ServiceCertificateRow): CertificateRecord => JSON.parse(record) as CertificateRecord;

/** Ends the certificates that state an hour entry's earlier figure. */
export async function voidCertificates(tx: EntityManager, audit: Audit, actor: StaffActor, entry: HourEntryRow): Promise<void> {
  const { templeId, volunteerId, workedOn } = entry;
  const covers = {
    templeId,
    volunteerId,
    status: 'valid' as const,
    fromDate: LessThanOrEqual(workedOn),
    toDate: MoreThanOrEqual(workedOn),
  };
  for (const certificate of await tx.findBy(ServiceCertificateRow, covers)) {
    await tx.update(ServiceCertificateRow, { templeId, id: certificate.id }, { status: 'void' });
    const subject = { kind: 'service-certificate', id: certificate.id };
    await audit.record(tx, { actor, templeId, action: 'service-certificate.voided', subject, note: certificate.number });
  }
}

/** A certificate in its owner's list. */
export function certificateRow(row: ServiceCertificateRow, temple: Temple): CertificateRow {
  const { person, entries } = recordOf(row);
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    name: person,
    temple: shiftTemple(temple),
    from: row.fromDate,
    to: row.toDate,
    totalMinutes: row.totalMinutes,
    shifts: entries.length,
    issuedAt: row.issuedAt.toISOString(),
    verifyPath: new URL(row.verifyUrl).pathname,
  };
}

/** What a reader of the paper can compare it with. */
export function verification(row: ServiceCertificateRow): CertificateVerification {
  const { person, temple, from, to, totalMinutes, entries, issuedOn } = recordOf(row);
  const { number, status, digest } = row;
  return { number, status, person, templeName: temple.name, from, to, totalMinutes, shifts: entries.length, issuedOn, digest };
}
