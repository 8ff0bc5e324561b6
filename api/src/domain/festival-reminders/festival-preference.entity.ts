import type { FestivalPreferencesValues, PANCHANGA_TRADITIONS } from '@sannidhi/contracts';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, JsonColumn, LocalDateColumn, TextColumn } from '../../platform/database/columns.ts';

/** What a devotee wants to be told of festivals, and when the next day's turn comes. */
@Entity('festival_preferences')
@Index('ix_festival_preferences_next', ['nextAt'])
export class FestivalPreferenceRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @BooleanColumn()
  email: boolean;

  @BooleanColumn()
  inApp: boolean;

  /** A city of the gazetteer; null stands for the home temple. */
  @TextColumn(80, { nullable: true })
  city: string | null;

  /** Null: both. */
  @TextColumn(12, { nullable: true })
  tradition: (typeof PANCHANGA_TRADITIONS)[number] | null;

  @JsonColumn()
  regions: FestivalPreferencesValues['regions'];

  @JsonColumn()
  kinds: FestivalPreferencesValues['kinds'];

  /** 0–23 on the place's clocks, as are the quiet hours. */
  @IntegerColumn()
  hour: number;

  @IntegerColumn()
  daysBefore: number;

  @IntegerColumn()
  quietFrom: number;

  @IntegerColumn()
  quietTo: number;

  @TextColumn(2)
  language: FestivalPreferencesValues['language'];

  /** The civil date whose turn is next, and the instant of its hour; null while nothing is to be told. */
  @LocalDateColumn({ nullable: true })
  nextOn: string | null;

  @InstantColumn({ nullable: true })
  nextAt: Date | null;

  @InstantColumn()
  updatedAt: Date;
}
