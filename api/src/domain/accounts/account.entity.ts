import type { Language, Role } from '@sannidhi/contracts';
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

  /** Its first sign-in since its person last followed a mailed link: to verify the address, or to reset the password. */
  @InstantColumn({ nullable: true })
  firstSignInAt: Date | null;

  /** The network that opened the verification link, as a keyed hash; set while the first sign-in is due. */
  @TextColumn(64, { nullable: true })
  verifiedFromHash: string | null;

  /** Since when a second factor is asked for at sign-in. */
  @InstantColumn({ nullable: true })
  secondFactorAt: Date | null;

  /** E.164, as its person gave it. */
  @TextColumn(16, { nullable: true })
  phone: string | null;

  /** The language its person chose. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  @InstantColumn()
  createdAt: Date;
}
