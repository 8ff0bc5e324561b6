import type { DakshinaMethod } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, LocalDateColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One payment of everything that was owed to a priest. Its id is the request's, so that a retry pays nothing twice. */
@Entity('dakshina_payments')
@Index('ix_dakshina_payments_priest', ['templeId', 'accountId', 'paidOn'])
@Index('ix_dakshina_payments_account', ['accountId', 'paidOn'])
export class DakshinaPaymentRow extends TenantEntity {
  /** Null once the priest's account was deleted. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  @CentsColumn()
  cents: number;

  @TextColumn(10)
  method: DakshinaMethod;

  @TextColumn(40)
  reference: string;

  @LocalDateColumn()
  paidOn: string;

  @InstantColumn()
  createdAt: Date;
}
