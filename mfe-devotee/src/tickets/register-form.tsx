import {
  CHECKOUT_RETURN_PATHS,
  cents,
  line,
  messagesOf,
  type OfferedTicket,
  type OwnTicketWait,
  TICKET_PRICE_MAX,
  type TicketChild,
  type TicketDiscount,
  type TicketOffer,
  type TicketPerson,
  type TicketQuestion,
  ticketChildSchema,
  ticketNoun,
  ticketWaitEndpoints,
} from '@sannidhi/contracts';
import {
  Card,
  Field,
  Form,
  formatCents,
  KeepTyped,
  MoneyField,
  newLineId,
  notify,
  RadioCardsField,
  RETURN_PARAMETER,
  SelectField,
  Skeletons,
  Stack,
  SubmitButton,
  styled,
  useCart,
  useDraft,
  useFormValues,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { array, mixed, object, string } from 'yup';
import { eventPath } from '../events/event-paths.ts';
import { useTexts } from '../use-texts.ts';
import { DiscountCode, useCodeCheck } from './discount-code.tsx';
import { offOf, partyCents, priceOf } from './party-price.ts';
import {
  agesOf,
  type ChosenOffer,
  chosenOffer,
  memberNamed,
  mustWait,
  needsApproval,
  peopleOf,
  type TicketChoice,
  type TicketMember,
} from './ticket-choice.ts';

const say = messagesOf(ticketNoun);
const AMOUNT = say('ticket.amount-range', { maxCents: TICKET_PRICE_MAX });
/** Only children who are left in the temple’s care are asked about so. */
const ChildFields = lazy(async () => ({ default: (await import('./child-fields.tsx')).ChildFields }));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** A person as typed: answers by their question. */
interface PersonValues extends Omit<TicketPerson, 'answers' | 'child'> {
  answers: Record<string, string>;
  child: TicketChild | null;
}
interface PartyValues {
  people: PersonValues[];
  code: string;
  takes: 'together' | 'fewer';
}

interface RegisterFormProps {
  slug: string;
  title: string;
  offer: TicketOffer;
  /** Who lives of the family, the devotee first. */
  family: readonly TicketMember[];
  wait: OwnTicketWait | null;
  choice: TicketChoice;
  forget: () => void;
  /** Takes the party of somebody without an account to their next step. */
  onGuest?: (people: TicketPerson[]) => void;
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
  const way = wait ? 'register' : needsApproval(offer, choice) ? 'ask' : mustWait(offer, choice) && offer.times === 1 ? 'wait' : 'register';
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
      onSubmit={(values) => (onGuest ? onGuest((values as PartyValues).people.map(ofValues)) : submit(values as PartyValues))}
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

interface PersonCardProps {
  at: string;
  number: number;
  type: OfferedTicket;
  offer: ChosenOffer;
  isInCare: boolean;
}

function PersonCard({ at, number, type, offer, isInCare }: PersonCardProps) {
  const text = useTexts();
  const ages = agesOf(type, text);
  const price = type.pricing === 'wish' ? '' : type.priceCents > 0 ? formatCents(type.priceCents * offer.times) : text('tickets.free');
  return (
    <Card title={text('tickets.person', { number: number + 1, type: type.name })} aside={price}>
      <Stack spacing={2}>
        {type.takesSeat && (
          <Field
            name={`${at}.name`}
            label={text('tickets.name')}
            {...(ages ? { help: text('tickets.agesHelp', { ages }) } : {})}
            autoComplete="off"
            maxLength={120}
          />
        )}
        {type.pricing === 'wish' && <MoneyField compact name={`${at}.amountCents`} label={text('tickets.amount')} />}
        {asked(offer, type, number).map((question) => (
          <Question key={question.id} name={`${at}.answers.${question.id}`} question={question} />
        ))}
        {isInCare && (
          <Suspense fallback={<Skeletons rows={4} />}>
            <Note>{text('tickets.child.care')}</Note>
            <ChildFields at={`${at}.child`} />
          </Suspense>
        )}
        {!type.takesSeat && type.pricing !== 'wish' && <Note>{type.detail}</Note>}
      </Stack>
    </Card>
  );
}

function Question({ name, question: { label, kind, choices, required } }: { name: string; question: TicketQuestion }) {
  const text = useTexts();
  if (kind === 'text') return <Field name={name} label={label} maxLength={200} optional={!required} />;
  const yesNo = ['yes', 'no'].map((value) => ({ value, label: text(`tickets.${value}`) }));
  const own = choices.map((value) => ({ value, label: value }));
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={text('tickets.chooseAnswer')}
      choices={kind === 'yes-no' ? yesNo : own}
      optional={!required}
    />
  );
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

interface SendProps extends Pick<Submitting, 'way' | 'offer'> {
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

interface Submitting {
  slug: string;
  title: string;
  offer: ChosenOffer;
  waitId: string | null;
  family: readonly TicketMember[];
  way: 'register' | 'wait' | 'ask';
  /** What the code takes off, also of one that was only typed. */
  check: (code: string) => Promise<TicketDiscount | null>;
  done: () => void;
}

/** Puts the party into the cart, on the waitlist, or before the temple; who isn't signed in signs in first and comes back. */
function useSubmitParty({ slug, title, offer, waitId, family, way, check, done }: Submitting): (values: PartyValues) => Promise<void> {
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

/** All dates together: the first is the line's own, and the others go along. */
function forAll({ times, seriesDates: [first, ...others] }: ChosenOffer): object {
  return first && times > 1 ? { occurrenceId: first.id, series: { id: newLineId(), dates: others.map(({ id }) => id) } } : {};
}

/** What is asked of each who comes, and of the first for all. */
const asked = ({ questions }: TicketOffer, { takesSeat }: OfferedTicket, index: number): TicketQuestion[] =>
  questions.filter(({ ask }) => (ask === 'ticket' ? takesSeat : index === 0));

/** With an entry for each question: without one, its field never shows that it needs an answer. */
function withQuestions(offer: TicketOffer, person: PersonValues, index: number): PersonValues {
  const type = offer.types.find(({ id }) => id === person.typeId);
  const questions = type ? asked(offer, type, index) : [];
  return { ...person, answers: { ...Object.fromEntries(questions.map(({ id }) => [id, ''])), ...person.answers } };
}

const NO_CHILD: TicketChild = { guardian: '', guardianPhone: '', needs: '', mayPickUp: [], mayNotPickUp: [] };
const toValues = ({ answers, child = null, ...person }: TicketPerson): PersonValues => ({
  ...person,
  child,
  answers: Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
});
const ofValues = ({ answers, ...person }: PersonValues): TicketPerson & Pick<PersonValues, 'child'> => ({
  ...person,
  answers: Object.entries(answers).flatMap(([questionId, answer]) => (answer ? [{ questionId, answer }] : [])),
});

/** What was typed belongs to the same tickets. */
const isSame = (people: readonly PersonValues[], chosen: readonly PersonValues[]): boolean =>
  people.length === chosen.length && people.every(({ typeId }, index) => typeId === chosen[index]?.typeId);

/** The form's rules, by each person's ticket. */
function schemaOf(offer: TicketOffer, way: Submitting['way']) {
  const typeOf = (typeId: unknown) => offer.types.find(({ id }) => id === typeId);
  const person = object({
    typeId: string().required(),
    name: line(120)
      .default('')
      .when('typeId', ([typeId], field) => (typeOf(typeId)?.takesSeat ? field.required(say('ticket.name-required')) : field)),
    familyMemberId: mixed<string>().nullable().default(null),
    amountCents: cents(0, TICKET_PRICE_MAX, AMOUNT)
      .nullable()
      .default(null)
      .when('typeId', ([typeId], field) => (typeOf(typeId)?.pricing === 'wish' ? field.required(AMOUNT) : field)),
    child: mixed<TicketChild>()
      .nullable()
      .default(null)
      .when('typeId', ([typeId], field) => (way === 'register' && typeOf(typeId)?.isDropOff ? ticketChildSchema : field)),
    answers: mixed<Record<string, string>>()
      .default({})
      .test('answered', function (answers = {}) {
        const { path, parent } = this;
        const type = typeOf(parent.typeId);
        const questions = type ? asked(offer, type, Number(/\d+/.exec(path)?.[0] ?? 0)) : [];
        const open = questions.find(({ id, required }) => required && !answers[id]);
        return open === undefined || this.createError({ path: `${path}.${open.id}`, message: say('ticket.answer-required') });
      }),
  });
  const takes = mixed<PartyValues['takes']>().oneOf(['together', 'fewer']).default('together');
  return object({ people: array(person.required()).required(), code: line(24).default(''), takes });
}
