import { line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { mixed, object, string } from '../schema.ts';
import { PICKUP_LENGTH, pickupHash, typedPickupCode } from '../tickets/pickup-code.ts';
import type { DoorTicket } from '../tickets/ticket.ts';
import { isBarred } from '../tickets/ticket-child.ts';
import { doorNoun } from './door.noun.ts';
import type { DoorHandover } from './door-log.ts';

const say = messagesOf(doorNoun);

/** The choice of an adult whose name is typed. */
export const SOMEBODY_ELSE = '';
/** By the pickup code, or without it and for a reason. */
export const HAND_OVER_WAYS = ['code', 'without'] as const;
export type HandOverWay = (typeof HAND_OVER_WAYS)[number];

/** What is filled in where a child is handed over; without `who` where nobody is known to choose from. */
export interface HandOverValues {
  way: HandOverWay;
  code: string;
  why: string;
  who?: string;
  name: string;
}

/** The adults that can be chosen: the guardian and who else may pick the child up. */
export const pickupAdults = ({ child }: Pick<DoorTicket, 'child'>): string[] =>
  child ? [child.guardian, ...child.mayPickUp].filter((adult) => adult && !isBarred(child, adult)) : [];

/** What the form begins with. */
export const newHandOver = (ticket: DoorTicket): HandOverValues => ({
  way: ticket.child ? 'code' : 'without',
  code: '',
  why: '',
  who: pickupAdults(ticket)[0] ?? SOMEBODY_ELSE,
  name: '',
});

/** The line of the log that a filled-in form makes. */
export const handoverOf = ({ way, why, who = SOMEBODY_ELSE, name }: HandOverValues): DoorHandover => ({
  to: who === SOMEBODY_ELSE ? name : who,
  why: way === 'without' ? why : '',
});

/** The rules of that form. A code is checked against the hash that a door's device keeps, so that it needs no connection. */
export function handOverSchema({ id, child }: Pick<DoorTicket, 'id' | 'child'>) {
  const isRight = async (typed = '') =>
    typedPickupCode(typed).length === PICKUP_LENGTH && (await pickupHash(id, typed)) === child?.codeHash;
  return object({
    way: mixed<HandOverWay>().oneOf(HAND_OVER_WAYS).default('without'),
    code: string()
      .default('')
      .when('way', ([way], field) => (way === 'code' ? field.test('right', say('door.code-wrong'), isRight) : field)),
    why: line(200)
      .default('')
      .when('way', ([way], field) => (way === 'without' ? field.required(say('door.why-required')) : field)),
    who: string().default(SOMEBODY_ELSE),
    name: line(120)
      .default('')
      .when('who', ([who], field) => (who ? field : field.required(say('door.handover-required'))))
      .test('may', say('door.barred'), (name, { parent }) => Boolean(parent.who) || !child || !isBarred(child, name ?? '')),
  });
}
