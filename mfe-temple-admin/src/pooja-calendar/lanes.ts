import type { AssignmentState, OfficeAssignment, StaffedSlot, TemplePriest } from '@sannidhi/contracts';
import { isTaken } from '../assignments/is-taken.ts';

/** How the calendar groups services: by priest or hall for a day, by date for a week. */
export const GROUPINGS = ['priest', 'day', 'week'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** One pooja in one lane. A service with two priests is in two lanes. */
export interface LaneService {
  key: string;
  slot: StaffedSlot;
  state: AssignmentState | 'open';
  assignment?: OfficeAssignment;
}

/** What is side by side: a priest, a hall, or a date. */
export interface Lane {
  /** A priest's account, a hall's name, or a date; empty for services without a priest or a hall. */
  key: string;
  title: string;
  priest?: TemplePriest;
  services: LaneService[];
}

/** A lane for each priest, also for those without a service, and a last one for services that still need somebody. */
export function lanesByPriest(slots: readonly StaffedSlot[], priests: readonly TemplePriest[], noPriest: string): Lane[] {
  const lanes = new Map<string, Lane>(
    priests.map((priest) => [priest.id, { key: priest.id, title: priest.fullName, priest, services: [] }]),
  );
  const open: Lane = { key: '', title: noPriest, services: [] };
  for (const slot of slots) {
    if (slot.open > 0) open.services.push({ key: slot.id, slot, state: 'open' });
    for (const assignment of shownOf(slot)) {
      const { accountId, fullName } = assignment.priest;
      const lane = lanes.get(accountId) ?? { key: accountId, title: fullName, services: [] };
      lanes.set(accountId, lane);
      lane.services.push({ key: assignment.id, slot, state: assignment.state, assignment });
    }
  }
  return open.services.length > 0 ? [...lanes.values(), open] : [...lanes.values()];
}

/** A lane for each hall. */
export const lanesByPlace = (slots: readonly StaffedSlot[], noPlace: string): Lane[] =>
  lanesOf(
    slots,
    [...new Set(slots.map(({ place }) => place))].sort(),
    ({ place }) => place,
    (place) => place || noPlace,
  );

/** A lane for each of the dates, also for those without a service. */
export const lanesByDate = (slots: readonly StaffedSlot[], dates: readonly string[], nameOf: (date: string) => string): Lane[] =>
  lanesOf(slots, dates, ({ date }) => date, nameOf);

const lanesOf = (
  slots: readonly StaffedSlot[],
  keys: readonly string[],
  keyOf: (slot: StaffedSlot) => string,
  nameOf: (key: string) => string,
): Lane[] =>
  keys.map((key) => ({
    key,
    title: nameOf(key),
    services: slots.filter((slot) => keyOf(slot) === key).map((slot) => ({ key: slot.id, slot, state: stateOf(slot) })),
  }));

/** The priests who have or had the service, and those who declined it, once each. */
function shownOf({ assignments }: StaffedSlot): OfficeAssignment[] {
  const taken = assignments.filter(isTaken);
  const has = new Set(taken.map(({ priest }) => priest.accountId));
  const declined = assignments.filter(
    ({ state, priest }) => state === 'declined' && !has.has(priest.accountId) && has.add(priest.accountId),
  );
  return [...taken, ...declined];
}

/** The state that needs attention first. */
function stateOf({ open, assignments }: StaffedSlot): LaneService['state'] {
  if (open > 0) return 'open';
  const states = assignments.filter(isTaken).map(({ state }) => state);
  return states.find((state) => state === 'offered') ?? states.find((state) => state === 'accepted') ?? 'completed';
}
