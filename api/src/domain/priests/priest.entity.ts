import type { PriestPhoto, ServiceLanguage } from '@sannidhi/contracts';
import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn } from '../../platform/database/columns.ts';

/** A photo and the folder of its files. */
export interface PriestPhotoFacts extends PriestPhoto {
  folder: string;
}

/** A priest account's personal profile. */
@Entity('priests')
export class Priest {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  /** Codes, in the priest's own order, native language first. */
  @JsonColumn()
  languages: ServiceLanguage[];

  @JsonColumn()
  traditions: string[];

  /** Poojas and rituals; null like the following until the priest has entered them. */
  @JsonColumn({ nullable: true })
  skills: string[] | null;

  @IntegerColumn({ nullable: true })
  travelMiles: number | null;

  @IntegerColumn({ nullable: true })
  maxPerDay: number | null;

  @IntegerColumn({ nullable: true })
  maxPerWeek: number | null;

  @JsonColumn({ nullable: true })
  photo: PriestPhotoFacts | null;

  @InstantColumn()
  createdAt: Date;
}
