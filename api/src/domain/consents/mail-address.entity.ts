import type { MailProblem } from '@sannidhi/contracts';
import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.ts';

/** What is known of an email address (lowercase) that mail came back from or whose reader complained, or of a phone that texts didn’t reach. */
@Entity('mail_addresses')
export class MailAddressRow {
  @PrimaryColumn({ type: 'varchar', length: 254 })
  address: string;

  /** Since it last worked, as far as its owner says. */
  @IntegerColumn()
  softBounces: number;

  /** Why it gets no broadcasts; null while it does. */
  @TextColumn(10, { nullable: true })
  problem: MailProblem | null;

  @InstantColumn({ nullable: true })
  since: Date | null;
}
