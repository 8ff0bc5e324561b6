import { priestAssignmentEndpoints } from '@sannidhi/contracts';
import { Button, useRead, useText } from '@sannidhi/kit';

/** Leads to the offers that wait for an answer, where there are any. */
export function OffersLink() {
  const text = useText('mfe-priest');
  const { data } = useRead(priestAssignmentEndpoints.waiting);
  const count = data?.waiting ?? 0;
  return count > 0 ? <Button to="/priest/dashboard?view=offers">{text('day.offers', { count })}</Button> : null;
}
