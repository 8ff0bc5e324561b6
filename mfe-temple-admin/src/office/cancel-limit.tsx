import { limitOf } from '@sannidhi/contracts';
import { Banner, formatCents, useSession } from '@sannidhi/kit';
import { useOfficeText } from './namespace.ts';

/** Up to which amount the signed-in person's role lets them cancel what was paid for; nothing where it isn't limited. */
export function CancelLimit() {
  const text = useOfficeText('common');
  const limitCents = limitOf(useSession().user?.limits, 'bookings:cancel');
  if (limitCents === undefined) return null;
  return <Banner kind="info">{text('cancelLimit', { amount: formatCents(limitCents) })}</Banner>;
}
