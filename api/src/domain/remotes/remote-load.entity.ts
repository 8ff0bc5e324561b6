import type { Remote } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, IdColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** A page load that showed a release, or failed to. Each counts once, however often the page reports it. */
@Entity('remote_loads')
@Index('ux_remote_loads_page', ['pageLoadId', 'remote', 'releaseName', 'failed'], { unique: true })
@Index('ix_remote_loads_release', ['remote', 'releaseName', 'at'])
@Index('ix_remote_loads_at', ['at'])
export class RemoteLoad {
  @IdColumn()
  id: string;

  @TextColumn(40)
  remote: Remote;

  @TextColumn(16)
  releaseName: string;

  @TextColumn(36)
  pageLoadId: string;

  @BooleanColumn()
  failed: boolean;

  /** A keyed hash of the network address: distinguishes addresses without revealing them. */
  @TextColumn(64)
  addressKey: string;

  @InstantColumn()
  at: Date;
}
