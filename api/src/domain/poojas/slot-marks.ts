import { isMarkable, markableFrom } from '@sannidhi/contracts';
import { instantOf } from '@sannidhi/panchanga';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { PoojaSlotRow } from './pooja-slot.entity.ts';

type Timed = Pick<PoojaSlotRow, 'startsAt' | 'onDate'>;

/** From when a service of a temple can be marked, on the temple's clocks. */
export const slotMarkableFrom = ({ startsAt, onDate }: Timed, { timeZone }: Pick<Temple, 'timeZone'>): Date =>
  markableFrom(startsAt, new Date(instantOf(onDate, '00:00', timeZone)));

/** Throws `service-not-begun` for a service that is still days ahead, by the server's clock. */
export function assertMarkable(slot: Timed, temple: Pick<Temple, 'timeZone'>, now: Date): void {
  if (!isMarkable(slotMarkableFrom(slot, temple), now)) throw new DomainError('service-not-begun');
}
