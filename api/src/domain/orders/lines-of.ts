import type { EntityManager } from 'typeorm';
import type { OrderKey } from './line-holds.ts';
import { OrderLine } from './order-line.entity.ts';

/** The lines of an order in their order. */
export const linesOf = (manager: EntityManager, { templeId, id }: OrderKey): Promise<OrderLine[]> =>
  manager.find(OrderLine, { where: { templeId, orderId: id }, order: { position: 'ASC' } });
