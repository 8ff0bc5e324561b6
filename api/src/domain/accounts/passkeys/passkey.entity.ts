import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  IdColumn,
  InstantColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/database/columns.ts';

/** A device that signs in to an account (WebAuthn). Only its public key is stored. */
@Entity('passkeys')
@Index('ux_passkeys_credential', ['credentialHash'], { unique: true })
@Index('ix_passkeys_account', ['accountId', 'createdAt'])
export class Passkey {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  /** SHA-256 of the credential's id, which is too long for a key. */
  @TextColumn(64)
  credentialHash: string;

  /** Base64url, as the device sends it. */
  @LongTextColumn()
  credentialId: string;

  /** The COSE public key in base64url. */
  @LongTextColumn()
  publicKey: string;

  /** How often the device signed, as it counts; always 0 for one that doesn't. Unsigned 32 bits. */
  @CentsColumn()
  counter: number;

  /** `usb,nfc`: how browsers reach the device. */
  @TextColumn(120)
  transports: string;

  @TextColumn(60)
  name: string;

  /** The device's maker copies it to the owner's other devices. */
  @BooleanColumn()
  isSynced: boolean;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;
}
