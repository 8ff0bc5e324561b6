import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../platform/database/columns.ts';

/** That someone of an office is away: what they are assigned returns to the queue. */
@Entity('message_absences')
@Index('ix_message_absences_account', ['accountId'])
export class MessageAbsence {
  @PrimaryColumn({ type: 'varchar', length: 48 })
  box: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @InstantColumn()
  until: Date;
}
