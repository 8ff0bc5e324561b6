import type { EntityManager } from 'typeorm';
import { OrderLine } from './order-line.entity.ts';
import type { OrderKey } from './places/line-holds.ts';

/** The lines of an order in their order. */
export const linesOf = (manager: EntityManager, { templeId, id }: OrderKey): Promise<OrderLine[]> =>
  manager.find(OrderLine, { where: { templeId, orderId: id }, order: { position: 'ASC' } });
