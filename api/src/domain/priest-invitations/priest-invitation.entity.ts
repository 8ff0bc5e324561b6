import type { PriestInvitationStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** An invitation to serve as a temple's priest. Only the hash of its link's secret is stored. */
@Entity('priest_invitations')
@Index('ux_priest_invitations_token', ['tokenHash'], { unique: true })
@Index('ux_priest_invitations_open', ['openKey'], { unique: true })
@Index('ix_priest_invitations_status', ['templeId', 'status', 'id'])
export class PriestInvitation extends TenantEntity {
  /** Lowercase. */
  @TextColumn(254)
  email: string;

  @TextColumn(10)
  status: PriestInvitationStatus;

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
