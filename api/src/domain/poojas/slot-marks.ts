import { isMarkable, markableFrom } from '@sannidhi/contracts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { PoojaSlotRow } from './pooja-slot.entity.ts';

/** Throws `service-not-begun` for a service whose start is more than half an hour ahead, by the server's clock. */
export function assertMarkable({ startsAt }: Pick<PoojaSlotRow, 'startsAt'>, now: Date): void {
  if (!isMarkable(markableFrom(startsAt), now)) throw new DomainError('service-not-begun');
}
