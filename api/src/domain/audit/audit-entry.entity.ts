import type { AuditAction } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/**
 * Who did what to whom, when and from where. Rows are only ever added; counting ones are also incremented, and an
 * invitation's lose the address of a person who deletes their account.
 */
@Entity('audit_entries')
@Index('ix_audit_entries_temple', ['templeId', 'at'])
@Index('ix_audit_entries_subject', ['subjectKind', 'subjectId', 'at'])
@Index('ux_audit_entries_count', ['countKey'], { unique: true })
export class AuditEntry {
  @IdColumn()
  id: string;

  /** Null if no temple is concerned. */
  @RefColumn({ nullable: true })
  templeId: string | null;

  /** `account:<id>`, `guest:<id>`, `system:<name>` or `anonymous`. */
  @TextColumn(80)
  actorKey: string;

  /** The name to show: who it was at the time. */
  @TextColumn(120)
  actorLabel: string;

  /** The network address the actor came from. */
  @TextColumn(45, { nullable: true })
  address: string | null;

  @TextColumn(60)
  action: AuditAction;

  @TextColumn(40)
  subjectKind: string;

  @TextColumn(64)
  subjectId: string;

  @JsonColumn({ nullable: true })
  before: unknown;

  @JsonColumn({ nullable: true })
  after: unknown;

  @TextColumn(300, { nullable: true })
  note: string | null;

  /** The browser, if the entry is about gaining access or exporting data. */
  @TextColumn(300, { nullable: true })
  userAgent: string | null;

  /** How often, if the entry counts; `at` is then the last time. */
  @IntegerColumn({ nullable: true })
  times: number | null;

  /** Identifies repetitions to count. */
  @TextColumn(64, { nullable: true })
  countKey: string | null;

  @InstantColumn()
  at: Date;
}
