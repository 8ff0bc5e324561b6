import { endpoint, staff } from '../endpoint.ts';
import { id, line, localDate, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { PAKSHAS, type Paksha } from '../plans/plan-rule.ts';
import { array, boolean, mixed, number, object, string } from '../schema.ts';
import { poojaSlotNoun } from './pooja-slot.noun.ts';
import { splitFields, wallTime } from './pooja-slot.ts';

const say = messagesOf(poojaSlotNoun);

/** On which days slots are made: days of the week, a lunar day or star, a festival or vrata by its id, or chosen dates. */
export const SLOT_RULE_KINDS = ['weekly', 'tithi', 'nakshatra', 'festival', 'dates'] as const;
export type SlotRuleKind = (typeof SLOT_RULE_KINDS)[number];

/** A field a rule of this kind can't do without. */
const wantedFor = (kind: SlotRuleKind, message: ReturnType<typeof say>) => ({
  name: 'wanted',
  message,
  test: (value: unknown, { parent }: { parent: { kind?: unknown } }) =>
    parent.kind !== kind || (Array.isArray(value) ? value.length > 0 : value !== undefined),
});
const TITHI = say('pooja-slot.tithi-required');
const STAR = say('pooja-slot.nakshatra-required');
const within = (most: number, message: typeof TITHI) => wholeNumber(1, most, message);

export const slotRuleSchema = object({
  kind: mixed<SlotRuleKind>().oneOf(SLOT_RULE_KINDS, say('pooja-slot.rule-required')).required(say('pooja-slot.rule-required')),
  /** 0 Sunday … 6 Saturday. */
  days: array(number().strict().integer().min(0).max(6).required())
    .max(7)
    .test(wantedFor('weekly', say('pooja-slot.days-required'))),
  /** 1 Prathama … 15 Purnima or Amavasya. */
  tithi: within(15, TITHI).test(wantedFor('tithi', TITHI)),
  paksha: mixed<Paksha>().oneOf(PAKSHAS, TITHI).test(wantedFor('tithi', TITHI)),
  nakshatra: within(27, STAR).test(wantedFor('nakshatra', STAR)),
  festival: string()
    .max(60)
    .test(wantedFor('festival', say('pooja-slot.festival-required'))),
  dates: array(localDate().required())
    .max(366)
    .test(wantedFor('dates', say('pooja-slot.dates-required'))),
}).noUnknown();

/** A rule as it is kept and shown. */
export interface SlotRule {
  kind: SlotRuleKind;
  days?: number[];
  tithi?: number;
  paksha?: Paksha;
  nakshatra?: number;
  festival?: string;
  dates?: string[];
}

export const poojaScheduleSchema = object({
  serviceId: id().required(),
  rule: slotRuleSchema.required(),
  times: array(wallTime().required()).min(1, say('pooja-slot.times-required')).max(48).required(say('pooja-slot.times-required')),
  startsOn: localDate().required(say('pooja-slot.start-required')),
  endsOn: localDate()
    .nullable()
    .default(null)
    .test('after-start', say('pooja-slot.end-before-start'), (value, { parent }) => !value || value >= parent.startsOn),
  /** Dates of the rule on which there is no pooja. */
  except: array(localDate().required()).max(366).default([]),
  ...splitFields,
  active: boolean().default(true),
}).noUnknown();

export interface PoojaSchedule {
  id: string;
  serviceId: string;
  serviceName: string;
  rule: SlotRule;
  times: string[];
  startsOn: string;
  endsOn: string | null;
  except: string[];
  capacity: number;
  onlinePlaces: number;
  counterPlaces: number;
  active: boolean;
}

/** Hours without poojas: arati every day, a festival, an event in the same hall. */
export const poojaBlackoutSchema = object({
  reason: line(120).required(say('pooja-slot.reason-required')),
  from: localDate().required(say('pooja-slot.start-required')),
  to: localDate()
    .required(say('pooja-slot.start-required'))
    .test('after-start', say('pooja-slot.end-before-start'), (value, { parent }) => !value || !parent.from || value >= parent.from),
  /** On each of the days between these times; the whole day where they are left out. */
  startTime: wallTime().nullable().default(null),
  endTime: wallTime()
    .nullable()
    .default(null)
    .test(
      'after-start',
      say('pooja-slot.end-before-start'),
      (value, { parent }) => (value === null) === (parent.startTime === null) && (!value || value > parent.startTime),
    ),
  /** The hall or shrine of the poojas it closes; null for all of them. */
  place: line(80)
    .nullable()
    .transform((value: string | null) => value || null)
    .default(null),
}).noUnknown();

export interface PoojaBlackout {
  id: string;
  reason: string;
  from: string;
  to: string;
  startTime: string | null;
  endTime: string | null;
  place: string | null;
}

export const schedulePreviewSchema = object({ rule: slotRuleSchema.required(), startsOn: localDate().required() }).noUnknown();

export const poojaScheduleEndpoints = {
  list: endpoint<PoojaSchedule[]>()({
    method: 'GET',
    path: '/api/temple-admin/pooja-schedules',
    summary: 'The rules that make the temple’s pooja times',
    access: staff('bookings:read'),
    reads: ['pooja-slot', 'pooja-service'],
  }),
  add: endpoint<PoojaSchedule>()({
    method: 'POST',
    path: '/api/temple-admin/pooja-schedules',
    summary: 'Adds a schedule and makes its times',
    access: staff('poojas:manage'),
    changes: ['pooja-slot'],
    body: poojaScheduleSchema,
    status: 201,
    cost: 'dear',
  }),
  change: endpoint<PoojaSchedule>()({
    method: 'PUT',
    path: '/api/temple-admin/pooja-schedules/:scheduleId',
    summary: 'Changes a schedule; times that families booked keep their date and hour',
    access: staff('poojas:manage'),
    changes: ['pooja-slot'],
    body: poojaScheduleSchema,
    cost: 'dear',
  }),
  /** A read with a body: a rule doesn't fit into an address. */
  preview: endpoint<{ dates: string[] }>()({
    method: 'POST',
    path: '/api/temple-admin/pooja-schedules/preview',
    summary: 'The next dates of a rule at this temple',
    access: staff('poojas:manage'),
    changes: [],
    body: schedulePreviewSchema,
    cost: 'dear',
  }),
  blackouts: endpoint<PoojaBlackout[]>()({
    method: 'GET',
    path: '/api/temple-admin/pooja-blackouts',
    summary: 'Times without poojas that are not over',
    access: staff('bookings:read'),
    reads: ['pooja-slot'],
  }),
  addBlackout: endpoint<PoojaBlackout & { bookedSlots: number }>()({
    method: 'POST',
    path: '/api/temple-admin/pooja-blackouts',
    summary: 'Adds a time without poojas; it closes the times in it, and counts those that families booked',
    access: staff('poojas:manage'),
    changes: ['pooja-slot'],
    body: poojaBlackoutSchema,
    status: 201,
  }),
  removeBlackout: endpoint<void>()({
    method: 'DELETE',
    path: '/api/temple-admin/pooja-blackouts/:blackoutId',
    summary: 'Removes a time without poojas and opens what it closed',
    access: staff('poojas:manage'),
    changes: ['pooja-slot'],
    status: 204,
  }),
};
