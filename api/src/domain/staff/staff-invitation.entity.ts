import type { StaffInvitationStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** An invitation to a temple's staff. Only the hash of its link's secret is stored. */
@Entity('staff_invitations')
@Index('ux_staff_invitations_token', ['tokenHash'], { unique: true })
@Index('ux_staff_invitations_open', ['openKey'], { unique: true })
@Index('ix_staff_invitations_status', ['templeId', 'status', 'id'])
export class StaffInvitation extends TenantEntity {
  /** Lowercase. */
  @TextColumn(254)
  email: string;

  @TextColumn(60)
  staffRole: string;

  /** When the membership it offers ends by itself; null if it doesn't. */
  @InstantColumn({ nullable: true })
  memberEndsAt: Date | null;

  @TextColumn(10)
  status: StaffInvitationStatus;

  /** `<temple>:<email>` while it is open: nobody has two. */
  @TextColumn(300, { nullable: true })
  openKey: string | null;

  @TextColumn(64)
  tokenHash: string;

  @RefColumn()
  invitedById: string;

  @TextColumn(120)
  invitedBy: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
