import type { LinePlace, PLACE_TRANSITIONS } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { OrderLine } from '../order-line.entity.ts';

type Movable = Pick<OrderLine, 'templeId' | 'id'>;
type Transitions = typeof PLACE_TRANSITIONS;

/** Moves a line's place in one conditional update and returns whether it moved. */
export async function move<From extends keyof Transitions>(
  tx: EntityManager,
  { templeId, id }: Movable,
  from: From,
  to: Transitions[From][number],
  until?: Date,
): Promise<boolean> {
  const where = { templeId, id, place: placeOf(from) ?? IsNull() };
  const { affected } = await tx.update(OrderLine, where, { place: placeOf(to), heldUntil: until ?? null });
  return affected === 1;
}

const placeOf = (place: LinePlace | 'none'): LinePlace | null => (place === 'none' ? null : place);

/** Holds longer what is held, and answers the others. */
export async function notHeld(tx: EntityManager, lines: readonly OrderLine[], until: Date): Promise<OrderLine[]> {
  const others = [];
  for (const line of lines) if (!(await move(tx, line, 'held', 'held', until))) others.push(line);
  return others;
}

/** What was sold may have been moved since the line was read: the place it has now is freed. */
export const asItIs = (tx: EntityManager, { templeId, id }: OrderLine): Promise<OrderLine> =>
  tx.findOneByOrFail(OrderLine, { templeId, id });
