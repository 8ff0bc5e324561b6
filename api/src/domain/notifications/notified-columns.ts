import { PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';

/** That an account is notified of something: a kind and its parameters. The wording is chosen when it is read. */
export abstract class NotifiedColumns {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @IdColumn()
  id: string;

  /** `noun.event` */
  @TextColumn(60)
  kind: string;

  /** The values for the wording. Names of people and things appear only here. */
  @JsonColumn()
  params: Record<string, unknown>;

  /** What happened to what: the same account is notified of it once. */
  @TextColumn(120)
  subjectKey: string;

  @InstantColumn()
  createdAt: Date;
}
