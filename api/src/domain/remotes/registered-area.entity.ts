import type { Remote, Role } from '@sannidhi/contracts';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** An area registered at run time: its remote comes from another repository and is only ever published. */
@Entity('remote_areas')
@Index('ux_remote_areas_prefix', ['prefix'], { unique: true })
export class RegisteredAreaRow {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote: Remote;

  @TextColumn(20)
  role: Role;

  /** The first segment of its paths: `/gotra`. */
  @TextColumn(40)
  prefix: string;

  /** Its name in English and Hindi. */
  @TextColumn(60)
  title: string;

  @TextColumn(60)
  titleHi: string;

  @InstantColumn()
  registeredAt: Date;
}
