import type { Remote, RemoteRelease } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';

/** A release that was registered. Its content never changes: the name is the digest of its files. */
@Entity('remote_releases')
@Index('ux_remote_releases_name', ['remote', 'releaseName'], { unique: true })
export class PublishedRelease {
  @IdColumn()
  id: string;

  @TextColumn(40)
  remote: Remote;

  @TextColumn(16)
  releaseName: string;

  @TextColumn(40)
  contract: string;

  /** Its `mfe.json`, checked when it was published. */
  @JsonColumn()
  manifest: RemoteRelease;

  @TextColumn(120)
  publishedBy: string;

  @InstantColumn()
  publishedAt: Date;

  /** When it was last made or found active, canary or the one before: its files are kept from then on. */
  @InstantColumn()
  lastUsedAt: Date;

  /** What its files weigh; null for those published before this was kept. */
  @IntegerColumn({ nullable: true })
  bytes: number | null;

  @InstantColumn({ nullable: true })
  filesRemovedAt: Date | null;
}
