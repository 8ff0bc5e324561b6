import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../platform/database/columns.ts';

/** One row per phone or network that asks, for a day: a count locks it first, so that parallel requests count one after another. */
@Entity('phone_gates')
export class PhoneGate {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  keyHash: string;

  @InstantColumn()
  touchedAt: Date;
}
