import { Injectable } from '@nestjs/common';
import { DEPARTED_NAME_DAYS, type Participant } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import type { DepartedNameRow } from './departed-name.entity.ts';

const DAY_MS = 86_400_000;

/** Somebody who was removed from an account's family. */
export type Departed = Pick<DepartedNameRow, 'accountId' | 'familyMemberId'>;
/** Erases a departed name where that is due, and answers when it is due next; null where the name is left nowhere. */
export type DepartedNameHolder = (tx: EntityManager, departed: Departed, now: Date) => Promise<Date | null>;

/** Where records that keep the names of a family plug in when their module starts. */
@Injectable()
export class DepartedNameHolders {
  readonly #holders: DepartedNameHolder[] = [];

  add(holder: DepartedNameHolder): void {
    this.#holders.push(holder);
  }

  /** In all of them. */
  async erase(tx: EntityManager, departed: Departed, now: Date): Promise<Date | null> {
    const next: (Date | null)[] = [];
    for (const holder of this.#holders) next.push(await holder(tx, departed, now));
    return earliest(next);
  }
}

/** When a name is erased: so many days after it was said, or would have been. */
export const dueAfter = (said: Date): Date => new Date(said.getTime() + DEPARTED_NAME_DAYS * DAY_MS);

/** Erases what is due, and answers when the next is; null where none is left. */
export async function eraseDue<Row>(
  rows: readonly Row[],
  dueOf: (row: Row) => Date,
  now: Date,
  erase: (row: Row) => Promise<unknown>,
): Promise<Date | null> {
  for (const row of rows) if (dueOf(row) <= now) await erase(row);
  return earliest(rows.map(dueOf).filter((due) => due > now));
}

/** Names as an order, a wait or an entry keeps them. */
type Named = { participants?: readonly Participant[] } | null;

export const isNamed = (item: Named, { familyMemberId }: Departed): boolean =>
  item?.participants?.some((each) => each.familyMemberId === familyMemberId) ?? false;

export const withoutName = (participants: readonly Participant[], { familyMemberId }: Departed): Participant[] =>
  participants.filter((each) => each.familyMemberId !== familyMemberId);

/** When the poojas of slots are, by the slot's id. A slot that isn't there any more has no entry. */
export async function startsOf(
  manager: EntityManager,
  rows: readonly { templeId: string; slotId: string | null }[],
): Promise<Map<string | null, Date>> {
  const where = rows.flatMap(({ templeId, slotId }) => (slotId === null ? [] : [{ templeId, id: slotId }]));
  const slots = where.length > 0 ? await manager.findBy(PoojaSlotRow, where) : [];
  return new Map(slots.map(({ id, startsAt }) => [id, startsAt]));
}

/** The first of them that are any. */
export function earliest(instants: readonly (Date | null)[]): Date | null {
  const times = instants.flatMap((at) => at?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
