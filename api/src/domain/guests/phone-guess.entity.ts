import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** One guess, right or wrong, at a code that was sent to a phone: they are counted per phone, whichever code they were for. */
@Entity('phone_guesses')
@Index('ix_phone_guesses_phone', ['phoneHash', 'createdAt'])
export class PhoneGuess {
  @IdColumn()
  id: string;

  @TextColumn(64)
  phoneHash: string;

  @InstantColumn()
  createdAt: Date;
}
