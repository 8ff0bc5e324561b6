import { canMove, ORDER_STATUSES, ORDER_TRANSITIONS, type OrderStatus } from '@sannidhi/contracts';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { Order } from './order.entity.ts';

/** The states from which the table of transitions lets a gift come to `to`. */
export const statesBefore = (to: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((from) => canMove<OrderStatus>(ORDER_TRANSITIONS, from, to));

/**
 * Moves a gift to a state in one conditional UPDATE and returns whether it moved: of two that try at once one wins, and a
 * state the table does not allow from here changes nothing.
 */
export async function moveOrder(
  tx: EntityManager,
  { templeId, id }: Pick<Order, 'templeId' | 'id'>,
  to: OrderStatus,
  change: QueryDeepPartialEntity<Order> = {},
  only: FindOptionsWhere<Order> = {},
): Promise<boolean> {
  const where = { templeId, id, status: In(statesBefore(to)), ...only };
  const { affected } = await tx.update(Order, where, { ...change, status: to, updatedAt: new Date() });
  return affected === 1;
}
