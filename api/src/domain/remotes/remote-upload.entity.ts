import type { Remote } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.ts';

/** A file sent, or being sent, for a new release: it counts until the release is published or the file deleted. */
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

  /** When it started. */
  @InstantColumn()
  at: Date;
}
