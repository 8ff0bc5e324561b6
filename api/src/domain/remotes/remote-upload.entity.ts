import type { Remote } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.ts';

/** A file that was sent for a release to come, or is being sent: it counts until the release is published or the file forgotten. */
@Entity('remote_uploads')
@Index('ix_remote_uploads_release', ['remote', 'releaseName'])
@Index('ix_remote_uploads_at', ['at'])
export class RemoteUpload {
  @IdColumn()
  id: string;

  @TextColumn(40)
  remote: Remote;

  @TextColumn(16)
  releaseName: string;

  @IntegerColumn()
  bytes: number;

  /** When it began. */
  @InstantColumn()
  at: Date;
}
