import { endpoint, priest, staff } from '../endpoint.ts';
import { cents, id, line, localDate } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf } from '../noun.ts';
import { type Page, pageFields } from '../page.ts';
import type { DakshinaWay } from '../poojas/pooja-service.ts';
import { mixed, object } from '../schema.ts';
import { dakshinaNoun } from './dakshina.noun.ts';

const say = messagesOf(dakshinaNoun);

export const DAKSHINA_STATES = statesOf(dakshinaNoun.states.dakshina);
export type DakshinaState = (typeof DAKSHINA_STATES)[number];
/** How a temple pays a priest. */
export const DAKSHINA_METHODS = ['check', 'transfer', 'cash'] as const;
export type DakshinaMethod = (typeof DAKSHINA_METHODS)[number];
const PAID_MAX_CENTS = 1_000_000_00;
const AMOUNT = say('dakshina.amount-range', { minCents: 1, maxCents: PAID_MAX_CENTS });

/** What a temple owes one priest for one service. What families give the priest themselves isn't owed. */
export interface DakshinaEntry {
  id: string;
  state: DakshinaState;
  priest: { accountId: string; fullName: string };
  service: string;
  startsAt: string;
  families: number;
  way: Exclude<DakshinaWay, 'separate'>;
  cents: number;
  performedAt: string;
  paid: { on: string; method: DakshinaMethod; reference: string } | null;
}

/** A priest's own entry. */
export interface OwnDakshinaEntry extends Omit<DakshinaEntry, 'priest'> {
  temple: { slug: string; name: string; timeZone: string };
}
export interface OwnDakshina extends Page<OwnDakshinaEntry> {
  owedCents: number;
  /** Paid since January 1. */
  paidCents: number;
}

export interface DakshinaTotal {
  /** Of the priest's account. */
  id: string;
  fullName: string;
  services: number;
  owedCents: number;
  /** Paid since January 1 of the temple's year. */
  paidCents: number;
}

export const dakshinaQuery = object({
  state: mixed<DakshinaState>().oneOf(DAKSHINA_STATES),
  accountId: id(),
  ...pageFields,
}).noUnknown();
export const ownDakshinaQuery = object(pageFields).noUnknown();
export const payDakshinaSchema = object({
  accountId: id().required(),
  /** What the office was shown: all that is owed to this priest. */
  cents: cents(1, PAID_MAX_CENTS, AMOUNT).required(AMOUNT),
  method: mixed<DakshinaMethod>().oneOf(DAKSHINA_METHODS).required(say('dakshina.method-required')),
  reference: line(40)
    .default('')
    .when('method', ([method], field) => (method === 'check' ? field.required(say('dakshina.reference-required')) : field)),
  paidOn: localDate().required(say('dakshina.date-required')),
}).noUnknown();

export const dakshinaEndpoints = {
  own: endpoint<OwnDakshina>()({
    method: 'GET',
    path: '/api/priest/dakshina',
    summary: 'The signed-in priest’s dakshina at all temples, newest first',
    access: priest,
    reads: ['dakshina'],
    query: ownDakshinaQuery,
  }),
  list: endpoint<Page<DakshinaEntry>>()({
    method: 'GET',
    path: '/api/temple-admin/dakshina',
    summary: 'What the temple owes and has paid its priests, newest first',
    access: staff('dakshina:read'),
    reads: ['dakshina'],
    query: dakshinaQuery,
  }),
  totals: endpoint<DakshinaTotal[]>()({
    method: 'GET',
    path: '/api/temple-admin/dakshina/totals',
    summary: 'What is owed to each priest',
    access: staff('dakshina:read'),
    reads: ['dakshina', 'priest'],
  }),
  pay: endpoint<DakshinaTotal>()({
    method: 'POST',
    path: '/api/temple-admin/dakshina/pay',
    summary: 'Notes that all dakshina owed to a priest was paid',
    access: staff('dakshina:pay'),
    changes: ['dakshina', 'ledger-account', 'notification'],
    body: payDakshinaSchema,
    idempotent: true,
  }),
};
