import {
  cents,
  line,
  messagesOf,
  type OfferedTicket,
  TICKET_PRICE_MAX,
  type TicketChild,
  type TicketOffer,
  type TicketPerson,
  type TicketQuestion,
  ticketChildSchema,
  ticketNoun,
} from '@sannidhi/contracts';
import { array, mixed, object, string } from 'yup';

const say = messagesOf(ticketNoun);
const AMOUNT = say('ticket.amount-range', { maxCents: TICKET_PRICE_MAX });

/** A person as typed: answers by their question. */
export interface PersonValues extends Omit<TicketPerson, 'answers' | 'child'> {
  answers: Record<string, string>;
  child: TicketChild | null;
}
export interface PartyValues {
  people: PersonValues[];
  code: string;
  takes: 'together' | 'fewer';
}

/** What becomes of a party: places at once, the waitlist, or the temple's decision. */
export type PartyWay = 'register' | 'wait' | 'ask';

/** What is asked of each who comes, and of the first for all. */
export const asked = ({ questions }: TicketOffer, { takesSeat }: OfferedTicket, index: number): TicketQuestion[] =>
  questions.filter(({ ask }) => (ask === 'ticket' ? takesSeat : index === 0));

/** With an entry for each question: without one, its field never shows that it needs an answer. */
export function withQuestions(offer: TicketOffer, person: PersonValues, index: number): PersonValues {
  const type = offer.types.find(({ id }) => id === person.typeId);
  const questions = type ? asked(offer, type, index) : [];
  return { ...person, answers: { ...Object.fromEntries(questions.map(({ id }) => [id, ''])), ...person.answers } };
}

export const NO_CHILD: TicketChild = { guardian: '', guardianPhone: '', needs: '', mayPickUp: [], mayNotPickUp: [] };
export const toValues = ({ answers, child = null, ...person }: TicketPerson): PersonValues => ({
  ...person,
  child,
  answers: Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
});
export const ofValues = ({ answers, ...person }: PersonValues): TicketPerson & Pick<PersonValues, 'child'> => ({
  ...person,
  answers: Object.entries(answers).flatMap(([questionId, answer]) => (answer ? [{ questionId, answer }] : [])),
});

/** What was typed belongs to the same tickets. */
export const isSame = (people: readonly PersonValues[], chosen: readonly PersonValues[]): boolean =>
  people.length === chosen.length && people.every(({ typeId }, index) => typeId === chosen[index]?.typeId);

/** The form's rules, by each person's ticket. */
export function schemaOf(offer: TicketOffer, way: PartyWay) {
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
