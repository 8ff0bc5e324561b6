import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../database/columns.ts';

/** The installation's key pair for web push: one row. */
@Entity('push_keys')
export class PushKey {
  @IdColumn()
  id: string;

  /** Base64url. */
  @TextColumn(100)
  publicKey: string;

  /** Sealed by the key ring. */
  @TextColumn(300)
  sealedPrivateKey: string;

  @InstantColumn()
  createdAt: Date;
}
