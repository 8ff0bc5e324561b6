/** Somebody's place at a date: by their name, and by who registered them. */
export interface Seat {
  occurrenceId: string;
  registeredBy: string;
  name: string;
}

/** How many people have these places, each once for all dates: of one name, as many as have a place on the same date. */
export function peopleOf(seats: readonly Seat[]): number {
  const onDates = new Map<string, number>();
  const people = new Map<string, number>();
  for (const { occurrenceId, registeredBy, name } of seats) {
    const person = JSON.stringify([registeredBy, name.trim().toLowerCase()]);
    const onDate = (onDates.get(`${occurrenceId} ${person}`) ?? 0) + 1;
    onDates.set(`${occurrenceId} ${person}`, onDate);
    people.set(person, Math.max(people.get(person) ?? 0, onDate));
  }
  return [...people.values()].reduce((sum, count) => sum + count, 0);
}
