import type { LineKind } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';

/** Lines for something at a temple that are still in carts: nobody has begun to pay for them. */
export const linesInCarts = (manager: EntityManager, templeId: string, kind: LineKind, itemId: string): Promise<OrderLine[]> =>
  manager
    .createQueryBuilder(OrderLine, 'line')
    .innerJoin(Order, 'cart', 'cart.templeId = line.templeId AND cart.id = line.orderId')
    .where({ templeId, kind, itemId })
    .andWhere("cart.status = 'draft'")
    .getMany();
