import { Entity, Index, PrimaryColumn } from 'typeorm';

/** Something the office finds a booking by: a word of a name, an address, a phone. See `booking-terms.ts`. */
@Entity('booking_terms')
@Index('ix_booking_terms_booking', ['templeId', 'bookingId', 'term'])
export class BookingTerm {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  /** In lower case; read from its beginning. */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  term: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  bookingId: string;
}
