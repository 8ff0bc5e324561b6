import type { CardStatus, DEDICATION_KINDS } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** What giving knows of an order beyond its payment, by the order's id. Orders without any of it have no row. */
@Entity('gifts')
@Index('ix_gifts_qr', ['templeId', 'qrCodeId'])
@Index('ix_gifts_card', ['templeId', 'cardStatus', 'id'])
export class Gift extends TenantEntity {
  @TextColumn(10, { nullable: true })
  dedicationKind: (typeof DEDICATION_KINDS)[number] | null;

  @TextColumn(120, { nullable: true })
  dedicationName: string | null;

  /** Who gets a card about the dedication, and where. */
  @TextColumn(120, { nullable: true })
  notifyName: string | null;

  @TextColumn(254, { nullable: true })
  notifyEmail: string | null;

  @TextColumn(300, { nullable: true })
  notifyAddress: string | null;

  /** What became of the card; null while the gift hasn't arrived, and where nobody asked for one. */
  @TextColumn(12, { nullable: true })
  cardStatus: CardStatus | null;

  @InstantColumn({ nullable: true })
  cardSentAt: Date | null;

  /** Who in the office mailed it. */
  @TextColumn(120, { nullable: true })
  cardSentBy: string | null;

  /** The code it was given through. */
  @RefColumn({ nullable: true })
  qrCodeId: string | null;
}
