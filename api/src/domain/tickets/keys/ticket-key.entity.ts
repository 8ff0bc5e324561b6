import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../../platform/database/columns.ts';

/** The installation's key pair for the codes of tickets: one row. */
@Entity('ticket_keys')
export class TicketKeyRow {
  @IdColumn()
  id: string;

  /** 32 bytes in base64url. */
  @TextColumn(50)
  publicKey: string;

  /** PKCS #8, sealed by the key ring. */
  @TextColumn(300)
  sealedPrivateKey: string;

  @InstantColumn()
  createdAt: Date;
}
