import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** Somebody who proved a phone. It opens what is given under it and no history. */
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
