import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn } from '../../platform/database/columns.ts';

/** That somebody followed a link in an email of a broadcast. */
@Entity('broadcast_clicks')
export class BroadcastClickRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  broadcastId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  recipientId: string;

  /** Its position in `linksOf` the broadcast. */
  @PrimaryColumn({ type: 'integer' })
  link: number;

  @IntegerColumn()
  clicks: number;

  @InstantColumn()
  firstAt: Date;
}
