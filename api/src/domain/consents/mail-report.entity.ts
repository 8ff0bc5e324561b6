import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../platform/database/columns.ts';
import type { MailReportKind } from '../../platform/mail/mail-report.ts';

/** A report about one mail or text, which counts once however often it arrives. */
@Entity('mail_reports')
@Index('ix_mail_reports_address', ['address'])
export class MailReportRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  messageId: string;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  kind: MailReportKind;

  @TextColumn(254)
  address: string;

  @InstantColumn()
  createdAt: Date;
}
