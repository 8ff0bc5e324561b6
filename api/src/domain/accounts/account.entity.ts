import type { Role } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';

export type AccountStatus = 'active' | 'suspended';

/** One (email, role) pair: the same person may hold several, each with its own password. */
@Entity('accounts')
@Index('ux_accounts_email_role', ['email', 'role'], { unique: true })
export class Account {
  @IdColumn()
  id: string;

  @TextColumn(20)
  role: Role;

  /** Lower case. */
  @TextColumn(254)
  email: string;

  @TextColumn(120)
  fullName: string;

  /** argon2id in PHC form. */
  @TextColumn(255)
  passwordHash: string;

  @TextColumn(20)
  status: AccountStatus;

  @InstantColumn({ nullable: true })
  emailVerifiedAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}
