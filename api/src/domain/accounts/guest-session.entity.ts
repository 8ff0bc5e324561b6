import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** Someone who verified a phone. It grants access to gifts made with it, and to no history. */
@Entity('guest_sessions')
@Index('ux_guest_sessions_token', ['tokenHash'], { unique: true })
export class GuestSession {
  @IdColumn()
  id: string;

  /** E.164 */
  @TextColumn(16)
  phone: string;

  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
