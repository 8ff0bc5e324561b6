import type { CertificateStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, LocalDateColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A certificate of approved hours: its record is frozen, and both of its papers are drawn from it. */
@Entity('service_certificates')
@Index('ux_service_certificates_verification', ['verificationId'], { unique: true })
@Index('ix_service_certificates_volunteer', ['templeId', 'volunteerId', 'status'])
@Index('ix_service_certificates_account', ['accountId', 'issuedAt'])
export class ServiceCertificateRow extends TenantEntity {
  @TextColumn(30)
  number: string;

  @RefColumn()
  volunteerId: string;

  @RefColumn({ nullable: true })
  accountId: string | null;

  @LocalDateColumn()
  fromDate: string;

  @LocalDateColumn()
  toDate: string;

  @IntegerColumn()
  totalMinutes: number;

  /** Canonical JSON of a `CertificateRecord`. */
  @LongTextColumn()
  record: string;

  @TextColumn(64)
  digest: string;

  /** 128 random bits: it can't be found by guessing. */
  @TextColumn(22)
  verificationId: string;

  @TextColumn(255)
  verifyUrl: string;

  @TextColumn(10)
  status: CertificateStatus;

  @InstantColumn()
  issuedAt: Date;
}
