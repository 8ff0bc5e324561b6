import { type Participant, poojaLineSchema } from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import type { InferType } from 'yup';
import { found } from '../../platform/http/domain-error.ts';
import type { Order } from '../orders/order.entity.ts';
import type { DraftLine } from '../orders/order-draft.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import type { Ask, Quote } from '../orders/purchasable.ts';
import type { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import type { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { freeOnline } from '../poojas/slot-counts.ts';
import type { SlotKey } from '../poojas/slot-places.ts';
import type { CurrentTaxPolicy } from '../tax-policy/tax-policy.service.ts';
import type { BookingRow } from './booking.entity.ts';
import { outsideWindow } from './moves/time-refusal.ts';
import { type SaleTerms, termsOfSale } from './refund-terms.ts';
import { type SlotAndService, slotAndService } from './slots/slots-and-services.ts';
import { PoojaWaitRow } from './waits/pooja-wait.entity.ts';

export type PoojaItem = InferType<typeof poojaLineSchema>;

/** What a slot's booking costs, and what it is. */
export function poojaLine(service: PoojaServiceRow, policy: CurrentTaxPolicy, slotId: string): DraftLine {
  return {
    kind: 'pooja',
    itemId: slotId,
    quantity: 1,
    credits: service.creditsFundId ? { fundId: service.creditsFundId } : { incomeAccount: service.creditsAccount },
    label: service.name,
    amountCents: service.priceCents,
    rule: policy.ruleOf('fixed-price-pooja'),
    terms: termsOfSale(service),
  };
}

/** What its prasadam by mail costs, and what it is: goods, whatever the pooja is; null where it isn't mailed. */
export const prasadamLine = ({ name, prasadamCents }: PoojaServiceRow, policy: CurrentTaxPolicy, slotId: string): DraftLine | null =>
  prasadamCents === null
    ? null
    : {
        kind: 'prasadam',
        itemId: slotId,
        quantity: 1,
        credits: { incomeAccount: 'prasadam' },
        label: `${name}, prasadam by mail`,
        amountCents: prasadamCents,
        rule: policy.ruleOf('goods'),
      };

/** What booking the same pooja again costs now, with prasadam by mail if the booking has it and the temple still mails it. */
export const repeatCents = ({ prasadam }: Pick<BookingRow, 'prasadam'>, { priceCents, prasadamCents }: PoojaServiceRow): number =>
  priceCents + (prasadam ? (prasadamCents ?? 0) : 0);

/** What it costs; null where it can't be had. Who holds or was offered a place can book it, however near the time is meanwhile. */
export async function quoteOf(
  manager: EntityManager,
  templeId: string,
  policy: CurrentTaxPolicy,
  { item, held, read }: Ask<PoojaItem>,
): Promise<Quote | null> {
  const { slot, service } = (read as SlotAndService | undefined) ?? (await slotAndService(manager, { templeId, id: item.slotId })) ?? {};
  if (!slot || slot.status === 'canceled' || !service?.active) return null;
  const offer = item.waitId === null ? null : await openOffer(manager, { templeId, slotId: slot.id, id: item.waitId });
  // A place that was held or offered for more names than the pooja takes now keeps them.
  if (!held && item.participants.length > Math.max(service.namesMax, offer?.nameCount ?? 0)) return null;
  if (!held && !offer && (outsideWindow(slot, service, new Date()) || freeOnline(slot) === 0)) return null;
  const occasion = { startsAt: slot.startsAt.toISOString(), people: item.participants.length };
  return { ...poojaLine(service, policy, slot.id), occasion, read: { slot, service } satisfies SlotAndService };
}

/** An offer from the waitlist that can still be accepted; whose it is, the reservation asks. */
const openOffer = (manager: EntityManager, offer: Pick<PoojaWaitRow, 'templeId' | 'slotId' | 'id'>): Promise<PoojaWaitRow | null> =>
  manager.findOneBy(PoojaWaitRow, { ...offer, status: 'offered', offeredUntil: MoreThan(new Date()) });

/** The slot of a pooja's line. */
export const slotOf = ({ templeId, itemId }: Pick<OrderLine, 'templeId' | 'itemId'>): SlotKey => ({ templeId, id: found(itemId) });

/** What was asked for, as its schema read it. */
export const itemOf = ({ item }: OrderLine): PoojaItem => found(item) as PoojaItem;

/** Whether a family stays away: also where nobody can come, whatever was ticked. */
export const staysAway = ({ location }: Pick<PoojaServiceRow, 'location'>, { inAbsentia }: Pick<PoojaItem, 'inAbsentia'>): boolean =>
  inAbsentia || location === 'remote';

/** Who books, as the office sees them. */
export const bookedByOf = ({ legalName }: Order, [first]: readonly Participant[]): string => legalName ?? first?.name ?? '';

/** When its buyer was shown that a line takes place, if its slot was moved since; null where it is at that time. */
export const movedSinceShown = ({ occursAt }: Pick<OrderLine, 'occursAt'>, { startsAt }: Pick<PoojaSlotRow, 'startsAt'>): Date | null =>
  occursAt !== null && occursAt.getTime() !== startsAt.getTime() ? occursAt : null;

/** The terms a line was sold on; its pooja's where an earlier release kept none. */
export const soldTerms = ({ terms }: Pick<OrderLine, 'terms'>, service: PoojaServiceRow): SaleTerms =>
  (terms as SaleTerms | null) ?? termsOfSale(service);
