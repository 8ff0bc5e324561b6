import { HOLD_GRACE_MINUTES, PAYABLE_MINUTES } from '@sannidhi/contracts';
import { Between, type EntityManager, type FindOptionsWhere, In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';

const MINUTE_MS = 60_000;
/** Tries that follow each other without a gap are this long apart at most, so the first of two that a third follows is in it. */
const LATELY_MS = 2 * (PAYABLE_MINUTES + HOLD_GRACE_MINUTES) * MINUTE_MS;

/** Whether a guest's phone began to pay for these longer ago than one checkout takes, and didn't: starting over can't go on for ever. */
export async function hasTriedLong(
  tx: EntityManager,
  templeId: string,
  phone: string,
  lines: FindOptionsWhere<OrderLine>,
  now = Date.now(),
): Promise<boolean> {
  const createdAt = Between(new Date(now - LATELY_MS), new Date(now - PAYABLE_MINUTES * MINUTE_MS));
  const status = In(['pending', 'failed', 'canceled']);
  const tries = await tx.findBy(Order, { templeId, phone, guestSessionId: Not(IsNull()), status, createdAt });
  return tries.length > 0 && tx.existsBy(OrderLine, { ...lines, templeId, orderId: In(tries.map(({ id }) => id)) });
}

/** Whether a guest's phone has places of these by another order that began with this one or after it. */
export async function isTriedAgain(
  manager: EntityManager,
  key: Pick<Order, 'templeId' | 'id'>,
  phone: string,
  lines: FindOptionsWhere<OrderLine>,
): Promise<boolean> {
  const { templeId, id } = key;
  const own = await manager.findOneBy(Order, { templeId, id });
  if (!own) return false;
  const createdAt = MoreThanOrEqual(own.createdAt);
  const others = await manager.findBy(Order, { templeId, phone, guestSessionId: Not(IsNull()), id: Not(id), createdAt });
  const orderId = In(others.map((order) => order.id));
  return others.length > 0 && manager.existsBy(OrderLine, { ...lines, templeId, orderId, place: Not(IsNull()) });
}
