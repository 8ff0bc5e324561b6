import { Entity, Index, PrimaryColumn } from 'typeorm';

/** Something the office finds an order by: a word of a name, an address, a number. See `order-terms.ts`. */
@Entity('order_terms')
@Index('ix_order_terms_order', ['templeId', 'orderId'])
export class OrderTerm {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  /** In lower case; read from its beginning. */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  term: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  orderId: string;
}
