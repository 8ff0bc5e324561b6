import { templeEndpoints } from '@sannidhi/contracts';
import { dateIn, useRead } from '@sannidhi/kit';

/** The current calendar year at the home temple: on New Year's Eve it may differ from the device's. */
export function useHomeYear(): number {
  const { data: temples } = useRead(templeEndpoints.saved);
  return Number(dateIn(temples?.find(({ home }) => home)?.timeZone).slice(0, 4));
}
