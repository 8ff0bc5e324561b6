import type { OwnTicketWait, TicketDiscount, TicketOffer, TicketPerson } from '@sannidhi/contracts';
import {
  Card,
  Form,
  formatCents,
  KeepTyped,
  RadioCardsField,
  Stack,
  SubmitButton,
  useDraft,
  useFormValues,
  useSession,
} from '@sannidhi/kit';
import { useMemo, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { DiscountCode, useCodeCheck } from './discount-code.tsx';
import { offOf, partyCents, priceOf } from './party-price.ts';
import { isSame, NO_CHILD, ofValues, type PartyValues, type PartyWay, schemaOf, toValues, withQuestions } from './party-values.ts';
import { Note, PersonCard } from './person-card.tsx';
import { type ChosenOffer, chosenOffer, peopleOf, type TicketChoice, type TicketMember, wayOf } from './ticket-choice.ts';
import { useSubmitParty } from './use-submit-party.ts';

interface RegisterFormProps {
  slug: string;
  title: string;
  offer: TicketOffer;
  /** Who lives of the family, the devotee first. */
  family: readonly TicketMember[];
  wait: OwnTicketWait | null;
  choice: TicketChoice;
  forget: () => void;
  /** Takes the party of somebody without an account to their next step; `takesFewer`: it takes the places there are. */
  onGuest?: (people: TicketPerson[], takesFewer: boolean) => void;
}

/** Names and answers of a party. What is typed is kept in the tab until it is in the cart or on the list. */
export function RegisterForm({ slug, title, offer: whole, family, wait, choice, forget, onGuest }: RegisterFormProps) {
  const text = useTexts();
  // What the waitlist offers is for its date.
  const offer = useMemo(() => (wait ? { ...whole, times: 1 } : chosenOffer(whole, choice)), [wait, whole, choice]);
  const { user, isDonor } = useSession();
  const empty = useMemo(() => (wait?.people ?? peopleOf(offer, choice, family)).map(toValues), [wait, offer, choice, family]);
  const [draft, keep, forgetNames] = useDraft<Partial<PartyValues>>(`ticket-names:${offer.occurrenceId}`, {});
  const typed = draft.people && isSame(draft.people, empty) ? draft.people : empty;
  const way = wait ? 'register' : wayOf(offer, choice);
  // Whoever waits is asked about a child once there is a place for it.
  const asksOf = (typeId: string) => way === 'register' && offer.types.some(({ id, isDropOff }) => id === typeId && isDropOff);
  const people = typed
    .map((person, index) => withQuestions(offer, person, index))
    .map((person) => ({
      ...person,
      child: asksOf(person.typeId) ? (person.child ?? { ...NO_CHILD, guardian: user?.fullName ?? '' }) : null,
    }));
  const seats = people.filter(({ typeId }) => offer.types.find(({ id }) => id === typeId)?.takesSeat).length;
  const schema = useMemo(() => schemaOf(offer, way), [offer, way]);
  const [discount, setDiscount] = useState<TicketDiscount | null>(null);
  const { check } = useCodeCheck(slug, offer);
  const submit = useSubmitParty({
    slug,
    title,
    offer,
    waitId: wait?.id ?? null,
    family,
    way,
    check: async (code) => discount ?? check(code),
    done: () => [forget(), forgetNames()],
  });
  return (
    <Form
      long
      label={text('titles.register')}
      schema={schema}
      initialValues={{ people, code: '', takes: draft.takes ?? 'together' }}
      onSubmit={(values) => {
        const { people: named, takes } = values as PartyValues;
        return onGuest ? onGuest(named.map(ofValues), takes === 'fewer') : submit(values as PartyValues);
      }}
    >
      <KeepTyped<PartyValues> keep={keep} />
      {people.map(({ typeId, child }, index) => {
        const type = offer.types.find(({ id }) => id === typeId);
        if (!type) return null;
        const known = { number: index, type, offer, isInCare: child !== null };
        // biome-ignore lint/suspicious/noArrayIndexKey: a person has no other identity before it is registered.
        return <PersonCard key={index} at={`people[${index}]`} {...known} />;
      })}
      <Card>
        <Stack spacing={2}>
          {isDonor && way === 'register' && offer.types.some(({ pricing }) => pricing === 'fixed') && (
            <DiscountCode slug={slug} offer={offer} discount={discount} onChange={setDiscount} />
          )}
          {way === 'wait' && people.length > 1 && <Together />}
          {!onGuest && way === 'register' && seats > 1 && <Note>{text('tickets.ownTickets')}</Note>}
          <Sum offer={offer} discount={discount} />
          <Send
            {...(onGuest ? { words: 'tickets.guest.next' } : isDonor ? {} : { words: 'tickets.send.signIn' })}
            isBlocked={!onGuest && isDonor && !user?.emailVerified}
            {...{ way, offer, discount }}
          />
          {!isDonor && !onGuest && <Note>{text('tickets.signInHelp')}</Note>}
        </Stack>
      </Card>
    </Form>
  );
}

/** Whether a party waits until all of it can come, or takes the places there are. */
function Together() {
  const text = useTexts();
  const card = (value: PartyValues['takes']) => ({
    value,
    label: text(`tickets.waits.takes.${value}`),
    note: text(`tickets.waits.takes.${value}Help`),
  });
  return <RadioCardsField name="takes" label={text('tickets.waits.takes.label')} cards={[card('together'), card('fewer')]} />;
}

function Sum({ offer, discount }: { offer: ChosenOffer; discount: TicketDiscount | null }) {
  const text = useTexts();
  const { people } = useFormValues<PartyValues>();
  const full = people.reduce((sum, person) => sum + priceOf(offer, person), 0);
  const offCents = discount ? people.reduce((sum, { typeId }) => sum + offOf(offer, typeId, discount), 0) : 0;
  const cents = full - offCents;
  return (
    <p>
      {discount && (
        <>
          {text(offCents > 0 ? 'tickets.code.off' : 'tickets.code.notFor', { code: discount.discountCode, amount: formatCents(offCents) })}
          <br />
        </>
      )}
      {offer.times > 1 && (
        <>
          {text('tickets.series.sum', { count: offer.times })}
          <br />
        </>
      )}
      <b>{text('tickets.comesTo', { amount: formatCents(cents) })}</b> {cents > 0 && text('tickets.noFee')}
    </p>
  );
}

interface SendProps {
  way: PartyWay;
  offer: ChosenOffer;
  discount: TicketDiscount | null;
  /** Other words than those of what becomes of the party. */
  words?: string;
  isBlocked: boolean;
}

/** The button says what becomes of the party, and speaks of payment only where there is something to pay. */
function Send({ way, offer, discount, words, isBlocked }: SendProps) {
  const text = useTexts();
  const { people } = useFormValues<PartyValues>();
  const isFree = way === 'register' && partyCents(offer, people, discount) === 0;
  return (
    <SubmitButton wide busy={text('tickets.saving')} disabled={isBlocked}>
      {text(words ?? `tickets.send.${isFree ? 'free' : way}`)}
    </SubmitButton>
  );
}
