import type { CalendarEntry, Resource, TempleCalendar } from '@sannidhi/contracts';

/** A row of the week: a hall or another resource, what has none, or a person. */
export interface GridRow {
  key: string;
  title: string;
  note: string;
  kind: 'resource' | 'elsewhere' | 'person';
  /** By date. */
  cells: ReadonlyMap<string, CalendarEntry[]>;
}

/** What switched layers leave of the entries; what the public doesn't see is left out where that is asked for. */
export const entriesShown = (entries: readonly CalendarEntry[], hidden: ReadonlySet<string>, publicOnly: boolean): CalendarEntry[] =>
  entries.filter(({ layer, isPublic }) => !hidden.has(layer) && (isPublic || !publicOnly));

/** Entries by their date, in order. */
export function byDate(entries: readonly CalendarEntry[]): Map<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  return days;
}

/** Entries of a day before the rest is a number. */
const SHOWN_PER_DAY = 3;

/** What a month lists of a day: its first entries, those in conflict before others. */
export const firstOfDay = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  [...entries].sort((one, other) => other.clashes.length - one.clashes.length).slice(0, SHOWN_PER_DAY);

/** The rows of a week: halls in use, what has no hall of its own, and the priests with their services. */
export function rowsOf(
  entries: readonly CalendarEntry[],
  resources: readonly Resource[],
  elsewhere: string,
  note: (resource: Resource) => string,
): GridRow[] {
  const own = (match: (entry: CalendarEntry) => boolean) => byDate(entries.filter(match));
  const halls = resources
    .filter(({ id, active }) => active || entries.some(({ resourceId }) => resourceId === id))
    .map(
      (resource): GridRow => ({
        key: resource.id,
        title: resource.name,
        note: note(resource),
        kind: 'resource',
        cells: own(({ resourceId, person }) => !person && resourceId === resource.id),
      }),
    );
  const other: GridRow = {
    key: '',
    title: elsewhere,
    note: '',
    kind: 'elsewhere',
    cells: own(({ resourceId, person }) => !person && !resourceId),
  };
  const people = new Map(entries.flatMap(({ person }) => (person ? [[person.accountId, person.fullName] as const] : [])));
  const rows = [...people].map(
    ([accountId, fullName]): GridRow => ({
      key: accountId,
      title: fullName,
      note: '',
      kind: 'person',
      cells: own(({ person }) => person?.accountId === accountId),
    }),
  );
  return [...halls, other, ...rows.sort((one, another) => one.title.localeCompare(another.title))];
}

/** The entry itself, or the one it is for. */
export const entryOf = ({ entries }: TempleCalendar, id: string | undefined): CalendarEntry | undefined =>
  entries.find((entry) => entry.id === id);
