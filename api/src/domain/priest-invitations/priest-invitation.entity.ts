import { Entity, Index } from 'typeorm';
import { Invitation } from '../invitations/invitation.entity.ts';

/** An invitation to serve as a temple's priest. */
@Entity('priest_invitations')
@Index('ux_priest_invitations_token', ['tokenHash'], { unique: true })
@Index('ux_priest_invitations_open', ['openKey'], { unique: true })
@Index('ix_priest_invitations_status', ['templeId', 'status', 'id'])
export class PriestInvitation extends Invitation {}
