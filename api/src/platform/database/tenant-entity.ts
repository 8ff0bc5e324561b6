import { PrimaryColumn } from 'typeorm';

/**
 * The base of everything that belongs to a temple. The key starts with the temple: a temple's rows are stored together, a query without it
 * can't use the key, and a sharded cluster splits by it.
 */
export abstract class TenantEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;
}
