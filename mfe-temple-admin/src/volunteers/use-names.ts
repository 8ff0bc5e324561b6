import { opportunityEndpoints, volunteerEndpoints, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** The most that one request returns. */
const MANY = 100;

export interface Named {
  id: string;
  name: string;
}

/** What matches the letters typed so far, by name; of all of them where there are none. */
export interface Names {
  entries: readonly Named[];
  /** Some more match. */
  hasMore: boolean;
  /** The entries are those of the letters before. */
  isBehind: boolean;
  failed: boolean;
  retry: () => void;
}

/** By a search text, never changed for another hook while a picker is shown. */
export type UseNames = (search: string) => Names;

/** The temple's volunteers, with a note about those who are away. */
export function useVolunteerNames(search: string): Names {
  const text = useOfficeText('shifts');
  const read = useRead(volunteerEndpoints.list, input(search));
  return namesOf(read, ({ id, name, awayUntil }) => ({ id, name: awayUntil ? text('ask.away', { name }) : name }));
}

export function useTeamNames(search: string): Names {
  return namesOf(useRead(volunteerTeamEndpoints.list, input(search)), ({ id, name }) => ({ id, name }));
}

export function useOpportunityNames(search: string): Names {
  return namesOf(useRead(opportunityEndpoints.list, input(search)), ({ id, title }) => ({ id, name: title }));
}

const input = (search: string) => ({ query: { limit: MANY, ...(search ? { search } : {}) }, keepPrevious: true });

interface Read<Entry> {
  data: { items: readonly Entry[]; nextCursor: string | null } | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
  isPending: boolean;
  refetch: () => unknown;
}

const namesOf = <Entry>({ data, error, isPending, isPlaceholderData, refetch }: Read<Entry>, named: (entry: Entry) => Named): Names => ({
  entries: (data?.items ?? []).map(named),
  hasMore: data !== undefined && data.nextCursor !== null,
  isBehind: isPending || isPlaceholderData,
  failed: error !== null,
  retry: () => void refetch(),
});
