import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** One guess, right or wrong, at a code that was sent to a phone: they are counted per phone and network, whichever code they were for. */
@Entity('phone_guesses')
@Index('ix_phone_guesses_phone', ['phoneHash', 'createdAt'])
export class PhoneGuess {
  @IdColumn()
  id: string;

  @TextColumn(64)
  phoneHash: string;

  /** Keyed hash of the guesser's network; null in rows from before guesses were counted by network. */
  @TextColumn(64, { nullable: true })
  addressHash: string | null;

  @InstantColumn()
  createdAt: Date;
}
