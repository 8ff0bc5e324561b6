import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, LocalDateColumn, RefColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A part of a pledge with its due date. What is paid of it follows from the pledge: gifts pay the earliest first. */
@Entity('pledge_installments')
@Index('ix_pledge_installments_due', ['templeId', 'pledgeId', 'dueOn'])
export class PledgeInstallment extends TenantEntity {
  @RefColumn()
  pledgeId: string;

  /** The temple's civil day. */
  @LocalDateColumn()
  dueOn: string;

  @CentsColumn()
  amountCents: number;

  /** When its one reminder was due. */
  @InstantColumn({ nullable: true })
  remindedAt: Date | null;
}
