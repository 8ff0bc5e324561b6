import type { RegistrationCheck, RegistrationTemple } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** What an applicant sent about a temple, and what the platform's desk made of it. Its state is the temple's own. */
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

  /** As it was typed. */
  @JsonColumn()
  temple: RegistrationTemple;

  /** The owner's account; null once it was deleted. */
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

  /** What the desk confirmed so far. */
  @JsonColumn()
  checks: RegistrationCheck[];

  /** Who took it into review. */
  @TextColumn(120, { nullable: true })
  reviewer: string | null;

  /** The desk's last words to the applicant. */
  @LongTextColumn({ nullable: true })
  message: string | null;

  /** Opens the registration for changes while they are asked for. */
  @TextColumn(64, { nullable: true })
  changeKeyHash: string | null;

  /** Last sent; a changed registration waits from then on. */
  @InstantColumn()
  submittedAt: Date;

  @InstantColumn({ nullable: true })
  decidedAt: Date | null;
}
