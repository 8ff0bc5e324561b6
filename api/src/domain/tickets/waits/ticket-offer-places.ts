import type { TicketPerson } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { closedType, orderable, placesLeft, type TicketFacts, ticketFacts } from '../ticket-facts.ts';
import { changePlaces } from '../ticket-places.ts';
import type { TicketWaitRow } from './ticket-wait.entity.ts';

type Waiting = Pick<TicketWaitRow, 'templeId' | 'occurrenceId' | 'people' | 'takesFewer'>;

interface Kept {
  type: TicketFacts['type'];
  count: number;
}

/** Whom of a party places were offered for. */
export const offeredOf = ({ people, offeredPeople }: Pick<TicketWaitRow, 'people' | 'offeredPeople'>): TicketPerson[] =>
  offeredPeople ?? people;

/**
 * Keeps places for a party, if they are free and can be bought: for all of it, or, where it takes fewer, for as many of each kind of ticket as
 * there are. The date is locked. Answers for whom, in the party's order; null where no place is kept.
 */
export async function keepPlaces(tx: EntityManager, wait: Waiting, now: Date): Promise<TicketPerson[] | null> {
  const { templeId, occurrenceId, people, takesFewer } = wait;
  const kept = new Map<string, Kept>();
  for (const [typeId, wanted] of countsOf(people)) {
    const [facts] = await ticketFacts(tx, templeId, occurrenceId, typeId);
    const count = facts ? offerable(facts, wanted, takesFewer === true, now) : 0;
    const isKept = facts && count > 0 && (await changePlaces(tx, 'offer', { templeId, occurrenceId, type: facts.type, count }, now));
    if (isKept) kept.set(typeId, { type: facts.type, count });
    else if (!takesFewer) return giveBack(tx, wait, kept, now);
  }
  const offered = firstOf(people, kept);
  return offered.some(({ typeId }) => kept.get(typeId)?.type.takesSeat) || offered.length === people.length
    ? offered
    : giveBack(tx, wait, kept, now);
}

/** How many of a kind a party can be offered: all it wants, or, where it takes fewer, those that are left and can be bought in one order. */
function offerable(facts: TicketFacts, wanted: number, takesFewer: boolean, now: Date): number {
  if (closedType(facts, now) !== null) return 0;
  if (!takesFewer) return wanted;
  const least = { orderMin: Math.min(wanted, facts.type.orderMin) };
  return Math.min(wanted, orderable(placesLeft(facts), least) ?? wanted);
}

/** The first people of each kind, as many as places were kept for. */
function firstOf(people: readonly TicketPerson[], kept: ReadonlyMap<string, Kept>): TicketPerson[] {
  const left = new Map([...kept].map(([typeId, { count }]) => [typeId, count]));
  return people.filter(({ typeId }) => {
    const count = left.get(typeId) ?? 0;
    left.set(typeId, count - 1);
    return count > 0;
  });
}

async function giveBack(tx: EntityManager, { templeId, occurrenceId }: Waiting, kept: ReadonlyMap<string, Kept>, now: Date): Promise<null> {
  for (const each of kept.values()) await changePlaces(tx, 'endOffer', { templeId, occurrenceId, ...each }, now);
  return null;
}

/** How many of each kind of ticket, in an order that is always the same. */
export function countsOf(people: readonly TicketPerson[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { typeId } of people) counts.set(typeId, (counts.get(typeId) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
