import {
  ageOn,
  CART_LINES_MAX,
  type FamilyMember,
  type OfferedTicket,
  TICKETS_MAX,
  type TicketOffer,
  type TicketPerson,
} from '@sannidhi/contracts';
import { useDraft } from '@sannidhi/kit';
import type { useTexts } from '../use-texts.ts';
import type { PartyWay } from './party-values.ts';

/** How many of each kind of ticket were chosen, by its id, and whether for this date or for all. */
export interface TicketChoice {
  counts: Record<string, number>;
  dates?: 'one' | 'all';
}

/** What can be had for the chosen dates: prices are for each of `times` dates, places those of the fullest. */
export interface ChosenOffer extends TicketOffer {
  times: number;
}

/** Whether all dates were chosen and are still offered together. */
export const isForAll = ({ seriesDates }: TicketOffer, { dates }: TicketChoice): boolean => dates === 'all' && seriesDates.length > 0;

/** Whether all dates were chosen, and aren't offered together any more: what to register for instead is the person's to say. */
export const hasLostSeries = ({ seriesDates }: TicketOffer, { dates }: TicketChoice): boolean =>
  dates === 'all' && seriesDates.length === 0;

/** The most tickets that one registration has room for: on each of its dates, each needs a line of the cart. */
export const mostTickets = ({ times }: ChosenOffer): number => Math.min(TICKETS_MAX, Math.floor(CART_LINES_MAX / times));

/** An offer as it is for the chosen dates. */
export function chosenOffer(offer: TicketOffer, choice: TicketChoice): ChosenOffer {
  if (!isForAll(offer, choice)) return { ...offer, times: 1 };
  const types = offer.types.flatMap(({ series, ...type }) => (series ? { ...type, ...series, series } : []));
  return { ...offer, types, left: offer.seriesLeft, times: offer.seriesDates.length };
}

/** The dates that a party comes to, as its page shows them. */
export const shownDates = ({ times, seriesDates, occurrenceId }: ChosenOffer, startsAt: string): TicketOffer['seriesDates'] =>
  times > 1 ? seriesDates : [{ id: occurrenceId, startsAt }];

/** What somebody chose at a date; kept in the tab until it is in the cart, also through signing in. */
export const useTicketChoice = (occurrenceId: string) => useDraft<TicketChoice>(`tickets:${occurrenceId}`, { counts: {} });

/** What a party comes to: people, cents, and what of these is deductible; what each wishes counts as suggested. */
export function totalOf(
  { types, times }: ChosenOffer,
  { counts }: TicketChoice,
): { people: number; tickets: number; cents: number; deductible: number } {
  const sum = (of: (type: OfferedTicket) => number) => types.reduce((total, type) => total + of(type) * (counts[type.id] ?? 0), 0);
  return {
    people: sum(({ takesSeat }) => (takesSeat ? 1 : 0)),
    tickets: sum(() => 1),
    cents: sum(({ priceCents }) => priceCents) * times,
    deductible: sum(({ deductibleCents }) => deductibleCents) * times,
  };
}

/** Whether some of what was chosen finds no place, so that the party has to wait. */
export const mustWait = (offer: ChosenOffer, choice: TicketChoice): boolean =>
  offer.types.some((type) => (choice.counts[type.id] ?? 0) > (type.left ?? Number.POSITIVE_INFINITY)) ||
  totalOf(offer, choice).people > (offer.left ?? Number.POSITIVE_INFINITY);

/** Whether the temple approves some of what was chosen. */
export const needsApproval = ({ types }: TicketOffer, { counts }: TicketChoice): boolean =>
  types.some((type) => type.needsApproval && (counts[type.id] ?? 0) > 0);

/** What becomes of a party that is sent now. */
export const wayOf = (offer: ChosenOffer, choice: TicketChoice): PartyWay =>
  needsApproval(offer, choice) ? 'ask' : mustWait(offer, choice) && offer.times === 1 ? 'wait' : 'register';

/** What of a family decides who a ticket is for. */
export type TicketMember = Pick<FamilyMember, 'id' | 'name' | 'birthDate'>;

/** An empty form for what was chosen, with the names that are known and have the ticket's age, in their order. */
export function peopleOf({ types }: TicketOffer, { counts }: TicketChoice, family: readonly TicketMember[]): TicketPerson[] {
  const left = [...family];
  const next = (type: OfferedTicket): string => {
    const member = left.find((each) => hasAge(type, each));
    if (member) left.splice(left.indexOf(member), 1);
    return member?.name ?? '';
  };
  return types.flatMap((type) =>
    Array.from({ length: counts[type.id] ?? 0 }, () => ({
      typeId: type.id,
      name: type.takesSeat ? next(type) : '',
      familyMemberId: null,
      amountCents: type.pricing === 'wish' ? type.priceCents : null,
      answers: [],
    })),
  );
}

/** Whether somebody seems to have a ticket's age, today: the temple checks it on the event's date. */
function hasAge({ minAge, maxAge }: OfferedTicket, { birthDate }: TicketMember): boolean {
  if (birthDate === null) return true;
  const age = ageOn(birthDate, new Date().toISOString().slice(0, 10));
  return age >= (minAge ?? age) && age <= (maxAge ?? age);
}

/** The one member of the family with a typed name. */
export function memberNamed(family: readonly TicketMember[], name: string): TicketMember | null {
  const [member, other] = family.filter((each) => each.name.toLowerCase() === name.trim().toLowerCase());
  return other ? null : (member ?? null);
}

/** The ages a ticket is for; null for all. */
export function agesOf({ minAge, maxAge }: OfferedTicket, text: ReturnType<typeof useTexts>): string | null {
  if (minAge !== null && maxAge !== null) return text('tickets.ages', { from: minAge, to: maxAge });
  if (minAge !== null) return text('tickets.agesFrom', { from: minAge });
  return maxAge === null ? null : text('tickets.agesTo', { to: maxAge });
}
