import type { PriestInvitationStatus, StaffInvitationStatus } from '@sannidhi/contracts';
import { InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A mailed invitation of a temple. Only the hash of its link's secret is stored. */
export abstract class Invitation extends TenantEntity {
  /** Lowercase. */
  @TextColumn(254)
  email: string;

  @TextColumn(10)
  status: StaffInvitationStatus & PriestInvitationStatus;

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
