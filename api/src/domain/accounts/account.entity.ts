import type { Language, Role } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';

export type AccountStatus = 'active' | 'suspended';

/** One (email, role) pair: the same person may have several, each with its own password. */
@Entity('accounts')
@Index('ux_accounts_email_role', ['email', 'role'], { unique: true })
@Index('ix_accounts_phone', ['phone'])
export class Account {
  @IdColumn()
  id: string;

  @TextColumn(20)
  role: Role;

  /** Lowercase. */
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

  /** The first sign-in since the owner last followed an emailed link: to verify the address, or to reset the password. */
  @InstantColumn({ nullable: true })
  firstSignInAt: Date | null;

  /** The network that opened the verification link, as a keyed hash; set until the first sign-in. */
  @TextColumn(64, { nullable: true })
  verifiedFromHash: string | null;

  /** Since when signing in requires a second factor. */
  @InstantColumn({ nullable: true })
  secondFactorAt: Date | null;

  /** E.164, as the owner entered it. */
  @TextColumn(16, { nullable: true })
  phone: string | null;

  /** When its owner entered the code texted to the phone. Of several accounts with a number, only the last one is verified. */
  @InstantColumn({ nullable: true })
  phoneVerifiedAt: Date | null;

  /** The language the owner chose. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  @InstantColumn()
  createdAt: Date;
}
