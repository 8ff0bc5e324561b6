import { type OfficeCardName, type OfficeCards, officeDashboardEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';

interface CardQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

/** The whole dashboard, read once for all of its cards. */
export const useDashboard = () => useRead(officeDashboardEndpoints.cards);

/** One card of the dashboard: its data, or its own failure. One that the user may not read has neither. */
export function useCard<Name extends OfficeCardName>(name: Name): CardQuery<OfficeCards[Name]> & { late: boolean } {
  const { data, error, isPending, refetch } = useDashboard();
  const card = data?.cards[name];
  const failure = card?.state === 'failed' || card?.state === 'late' ? new Error(`The card ${name} is ${card.state}`) : null;
  return {
    data: card?.state === 'ready' ? card.data : undefined,
    error: error ?? failure,
    isPending,
    refetch,
    late: card?.state === 'late',
  };
}
