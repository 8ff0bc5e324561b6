import type { ServiceLanguage, TempleStatus, TempleSuspension, TempleWording } from '@sannidhi/contracts';
import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, JsonColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.ts';

/** A temple on the platform: the tenant. Devotees can see it while it is approved. */
@Entity('temples')
@Index('ux_temples_slug', ['slug'], { unique: true })
@Index('ix_temples_status_name', ['status', 'name'])
export class Temple {
  @IdColumn()
  id: string;

  @TextColumn(80)
  slug: string;

  @TextColumn(20)
  status: TempleStatus;

  @TextColumn(120)
  name: string;

  @TextColumn(160)
  legalName: string;

  /** Employer identification number, `12-3456789`. */
  @TextColumn(10)
  ein: string;

  /** Street, city, state and ZIP on one line, as printed on receipts. */
  @TextColumn(200)
  address: string;

  @TextColumn(80)
  city: string;

  /** Two letters. */
  @Column({ type: 'varchar', length: 2 })
  state: string;

  /** Degrees north. */
  @Column({ type: 'double' })
  latitude: number;

  /** Degrees east; the United States is negative. */
  @Column({ type: 'double' })
  longitude: number;

  /** IANA name. */
  @TextColumn(60)
  timeZone: string;

  @TextColumn(80)
  tradition: string;

  @JsonColumn()
  deities: string[];

  @LongTextColumn()
  description: string;

  /** Null for none. */
  @TextColumn(200, { nullable: true })
  website: string | null;

  /** For visitors, E.164. */
  @TextColumn(12, { nullable: true })
  phone: string | null;

  @TextColumn(254, { nullable: true })
  email: string | null;

  /** In which services are held; null if the temple hasn't said. */
  @JsonColumn({ nullable: true })
  languages: ServiceLanguage[] | null;

  /** Its own wording in other languages than English. */
  @JsonColumn({ nullable: true })
  wording: TempleWording | null;

  /** What `search` looks at: names and city in lowercase. */
  @TextColumn(240)
  searchText: string;

  /** When the platform saw proof of the tax status; only after that do receipts mention deductibility. */
  @InstantColumn({ nullable: true })
  taxStatusConfirmedAt: Date | null;

  /** The platform's reason, as sent to its owners; null while it isn't suspended. */
  @JsonColumn({ nullable: true })
  suspension: TempleSuspension | null;

  /** Counts changes of what its office enters; null for none yet. */
  @IntegerColumn({ nullable: true })
  version: number | null;

  @InstantColumn()
  createdAt: Date;
}
