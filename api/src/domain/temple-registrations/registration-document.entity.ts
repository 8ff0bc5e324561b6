import type { DocumentMediaType, RegistrationDocumentKind } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** A registration's document. Unassigned until the form it was uploaded for is submitted. */
@Entity('registration_documents')
@Index('ix_registration_documents_registration', ['registrationId', 'createdAt'])
export class RegistrationDocument {
  @IdColumn()
  id: string;

  @RefColumn({ nullable: true })
  registrationId: string | null;

  @TextColumn(20)
  kind: RegistrationDocumentKind;

  /** The uploaded file's name. */
  @TextColumn(120)
  name: string;

  /** By its first bytes, never by the sender's claim. */
  @TextColumn(40)
  mediaType: DocumentMediaType;

  @IntegerColumn()
  sizeBytes: number;

  @TextColumn(64)
  keyHash: string;

  /** When an operator first opened it. */
  @InstantColumn({ nullable: true })
  readAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}
