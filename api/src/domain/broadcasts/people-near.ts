import type { EntityManager } from 'typeorm';
import { milesBetween } from '../temples/miles-between.ts';
import type { LocationPart, Spot } from './location-part.ts';
import type { KnownPerson } from './segment-people.ts';

/** Fewer than a statement’s parameters. */
const ACCOUNTS_AT_ONCE = 500;

/** Where to, and how far at most. */
interface Reach {
  temple: Spot & { id: string };
  miles: number;
}

interface Sorted {
  near: KnownPerson[];
  /** Guests and others whose location is unknown: they may live next door. */
  unplaced: KnownPerson[];
}

/** People within so many miles of a temple as the crow flies, and those who aren’t known to be near or far. */
export async function peopleNear(
  manager: EntityManager,
  parts: readonly LocationPart[],
  people: readonly KnownPerson[],
  { temple, miles }: Reach,
): Promise<Sorted> {
  const accountIds = people.flatMap(({ accountId }) => accountId ?? []);
  const spots = new Map<string, Spot>();
  for (let at = 0; at < accountIds.length; at += ACCOUNTS_AT_ONCE)
    for (const { of } of parts)
      for (const [id, spot] of await of(manager, temple.id, accountIds.slice(at, at + ACCOUNTS_AT_ONCE)))
        if (!spots.has(id)) spots.set(id, spot);
  const spotOf = ({ accountId }: KnownPerson) => spots.get(accountId ?? '');
  const isNear = (person: KnownPerson) => {
    const spot = spotOf(person);
    return spot !== undefined && milesBetween(temple, spot) <= miles;
  };
  return { near: people.filter(isNear), unplaced: people.filter((person) => !spotOf(person)) };
}
