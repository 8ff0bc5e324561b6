import type { Remote } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** Lets a team's release tool publish its own remote. The secret is stored as a hash. */
@Entity('deploy_tokens')
@Index('ux_deploy_tokens_hash', ['tokenHash'], { unique: true })
export class DeployTokenRow {
  @IdColumn()
  id: string;

  @TextColumn(40)
  remote: Remote;

  @TextColumn(80)
  label: string;

  @TextColumn(64)
  tokenHash: string;

  /** Who created it; null for tokens created before this was recorded. */
  @TextColumn(120, { nullable: true })
  createdBy: string | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null;

  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;
}
