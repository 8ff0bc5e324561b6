import type { PledgeStatus } from '@sannidhi/contracts';
import { Check, Entity, Index } from 'typeorm';
import { BooleanColumn, CentsColumn, InstantColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A donor's promise to give an amount to a fund. It is no income: only the gifts that keep it are. */
@Entity('pledges')
@Index('ix_pledges_status', ['templeId', 'status', 'id'])
@Index('ix_pledges_fund', ['templeId', 'fundId', 'id'])
@Index('ix_pledges_email', ['templeId', 'email'])
@Index('ix_pledges_donor', ['donorAccountId', 'id'])
@Index('ix_pledges_turn', ['turnAt'])
@Check('ck_pledges_paid', 'paidCents >= 0 AND paidCents <= amountCents')
export class Pledge extends TenantEntity {
  /** Follows from the sums, except for the ends that people decide. */
  @TextColumn(20)
  status: PledgeStatus;

  @RefColumn({ nullable: true })
  donorAccountId: string | null;

  @TextColumn(120)
  donorName: string;

  /** Lowercase. */
  @TextColumn(254, { nullable: true })
  email: string | null;

  @RefColumn()
  fundId: string;

  /** What the fund was called when it was pledged. */
  @TextColumn(60)
  fundName: string;

  @CentsColumn()
  amountCents: number;

  /** What matched gifts paid: never more than the pledge. */
  @CentsColumn()
  paidCents: number;

  /** Installments whose day is over at the temple, as of the last turn. */
  @CentsColumn()
  pastDueCents: number;

  @BooleanColumn()
  reminders: boolean;

  @TextColumn(300)
  note: string;

  /** The staff member's name; null if the devotee made it. */
  @TextColumn(120, { nullable: true })
  recordedBy: string | null;

  @TextColumn(200, { nullable: true })
  endReason: string | null;

  /** When the next reminder is due or the next installment's day is over; null if none is ahead. */
  @InstantColumn({ nullable: true })
  turnAt: Date | null;

  /** Name and email in lowercase. */
  @LongTextColumn()
  searchText: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}
