import type { RegistrationCheck, RegistrationTemple } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';

/** How a registration changes: `temple-registration.<change>` in the audit trail. */
export type RegistrationChange = 'review-started' | 'checked' | 'approved' | 'changes-requested' | 'rejected' | 'resubmitted';

/** What an applicant submitted about a temple, and the platform team's review of it. Its state is the temple's own. */
@Entity('temple_registrations')
@Index('ux_temple_registrations_temple', ['templeId'], { unique: true })
@Index('ux_temple_registrations_reference', ['reference'], { unique: true })
@Index('ix_temple_registrations_submitted', ['submittedAt', 'id'])
export class TempleRegistration {
  @IdColumn()
  id: string;

  @RefColumn()
  templeId: string;

  /** `TR-2026-K7M2QX` */
  @TextColumn(20)
  reference: string;

  /** As typed. */
  @JsonColumn()
  temple: RegistrationTemple;

  /** The owner's account; null once it is deleted. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(120)
  contactName: string;

  @TextColumn(60)
  contactOffice: string;

  @TextColumn(254)
  contactEmail: string;

  /** E.164 */
  @TextColumn(16)
  contactPhone: string;

  /** What the team has confirmed so far. */
  @JsonColumn()
  checks: RegistrationCheck[];

  /** Who is reviewing it. */
  @TextColumn(120, { nullable: true })
  reviewer: string | null;

  /** The team's latest message to the applicant. */
  @LongTextColumn({ nullable: true })
  message: string | null;

  /** Opens the registration for changes while they are requested. */
  @TextColumn(64, { nullable: true })
  changeKeyHash: string | null;

  /** Last submitted; a changed registration waits from then on. */
  @InstantColumn()
  submittedAt: Date;

  @InstantColumn({ nullable: true })
  decidedAt: Date | null;

  /** Counts changes; null before the first. */
  @IntegerColumn({ nullable: true })
  version: number | null;

  /** Who changed it last, and to what: the end of the audit action. */
  @TextColumn(120, { nullable: true })
  changedBy: string | null;

  @TextColumn(30, { nullable: true })
  changedTo: RegistrationChange | null;

  /** What was sent before changes were requested. */
  @JsonColumn({ nullable: true })
  previous: { temple: RegistrationTemple; submittedAt: string } | null;
}
