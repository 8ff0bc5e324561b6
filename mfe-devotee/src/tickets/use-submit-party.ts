import { CHECKOUT_RETURN_PATHS, type TicketDiscount, ticketWaitEndpoints } from '@sannidhi/contracts';
import { newLineId, notify, RETURN_PARAMETER, useCart, useSession, useWrite } from '@sannidhi/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { eventPath } from '../events/event-paths.ts';
import { useTexts } from '../use-texts.ts';
import { partyCents } from './party-price.ts';
import { ofValues, type PartyValues, type PartyWay } from './party-values.ts';
import { type ChosenOffer, memberNamed, type TicketMember } from './ticket-choice.ts';

interface Submitting {
  slug: string;
  title: string;
  offer: ChosenOffer;
  waitId: string | null;
  family: readonly TicketMember[];
  way: PartyWay;
  /** What the code takes off, also of one that was only typed. */
  check: (code: string) => Promise<TicketDiscount | null>;
  done: () => void;
}

/** Puts the party into the cart, on the waitlist, or before the temple; who isn't signed in signs in first and comes back. */
export function useSubmitParty({
  slug,
  title,
  offer,
  waitId,
  family,
  way,
  check,
  done,
}: Submitting): (values: PartyValues) => Promise<void> {
  const text = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isDonor } = useSession();
  const { add } = useCart();
  const join = useWrite(ticketWaitEndpoints.join);
  return async (values) => {
    if (!isDonor) return void navigate(`/login?${RETURN_PARAMETER}=${encodeURIComponent(pathname + search)}`);
    const people = values.people
      .map(ofValues)
      .map((person) => ({ ...person, familyMemberId: memberNamed(family, person.name)?.id ?? null }));
    const { occurrenceId } = offer;
    if (way !== 'register') {
      const { status } = await join.mutateAsync({ body: { templeSlug: slug, occurrenceId, people, takesFewer: values.takes === 'fewer' } });
      // Where places are free at once, the page it leads to says until when they are kept.
      if (status !== 'offered') notify({ kind: 'success', title: text(`tickets.${way}Done`) });
      done();
      return void navigate(eventPath(slug, occurrenceId));
    }
    const discount = await check(values.code);
    const [first, ...others] = people;
    const item = { occurrenceId, ...first, others, waitId, discountId: discount?.id ?? null, ...forAll(offer) };
    const amountCents = partyCents(offer, values.people, discount);
    await add({ templeSlug: slug, kind: 'ticket', item, label: title, amountCents });
    done();
    void navigate(CHECKOUT_RETURN_PATHS.cart);
  };
}

interface ForAll {
  occurrenceId?: string;
  series: { id: string; dates: string[] } | null;
}

/** All dates together: the first is the line's own, and the others go along. */
export function forAll({ times, seriesDates: [first, ...others] }: ChosenOffer): ForAll {
  return first && times > 1 ? { occurrenceId: first.id, series: { id: newLineId(), dates: others.map(({ id }) => id) } } : { series: null };
}
