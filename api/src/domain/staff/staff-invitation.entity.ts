import { Entity, Index } from 'typeorm';
import { InstantColumn, TextColumn } from '../../platform/database/columns.ts';
import { Invitation } from '../invitations/invitation.entity.ts';

/** An invitation to a temple's staff. */
@Entity('staff_invitations')
@Index('ux_staff_invitations_token', ['tokenHash'], { unique: true })
@Index('ux_staff_invitations_open', ['openKey'], { unique: true })
@Index('ix_staff_invitations_status', ['templeId', 'status', 'id'])
export class StaffInvitation extends Invitation {
  @TextColumn(60)
  staffRole: string;

  /** When the membership it offers starts; null if it does once they accept. */
  @InstantColumn({ nullable: true })
  memberStartsAt: Date | null;

  /** When the membership it offers ends by itself; null if it doesn't. */
  @InstantColumn({ nullable: true })
  memberEndsAt: Date | null;
}
