import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/**
 * The address of a family's calendar. Its token is stored sealed, so the devotee can see it again while a copy of the table reveals
 * nothing; it is found by its hash. A new token invalidates the old address.
 */
@Entity('family_calendar_links')
@Index('ux_family_calendar_links_token', ['tokenHash'], { unique: true })
export class FamilyCalendarLinkRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  /** What an earlier version derived the token from with the installation's key; empty if there is a `sealedToken`. */
  @RefColumn()
  secretId: string;

  /** See `KeyRing.seal`. */
  @TextColumn(200, { nullable: true })
  sealedToken: string | null;

  @TextColumn(64)
  tokenHash: string;

  @InstantColumn()
  createdAt: Date;
}
