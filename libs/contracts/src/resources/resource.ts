import { endpoint, staff } from '../endpoint.ts';
import { id, line, localDate, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, boolean, mixed, number, object, string } from '../schema.ts';
import { resourceNoun } from './resource.noun.ts';
import type { UseClash } from './use-clash.ts';
import { useTime } from './use-fields.ts';

const say = messagesOf(resourceNoun);

export const RESOURCE_KINDS = ['hall', 'shrine', 'kitchen', 'vehicle', 'other'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
const CAPACITY = { min: 1, max: 100_000 } as const;
/** Setup or teardown, in minutes. */
export const PREPARATION = { min: 0, max: 720 } as const;
const POOJAS_MAX = 200;

/** `24:00` is the end of the day. */
const TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const time = () =>
  string()
    .max(5, say('resource.time-format'))
    .matches(TIME, { message: say('resource.time-format') })
    .required(say('resource.time-format'));
export const preparation = () => wholeNumber(PREPARATION.min, PREPARATION.max, say('resource.minutes-range', PREPARATION));

export const resourceSchema = object({
  name: line(80).required(say('resource.name-required')),
  kind: mixed<ResourceKind>().oneOf(RESOURCE_KINDS, say('resource.kind-required')).required(say('resource.kind-required')),
  /** People it has room for. */
  capacity: wholeNumber(CAPACITY.min, CAPACITY.max, say('resource.capacity-range', CAPACITY)).nullable().default(null),
  /** On the temple's clocks, every day that isn't closed. */
  opensAt: time(),
  closesAt: time().test(
    'after-opening',
    say('resource.closes-before-opens'),
    (closesAt, { parent }: { parent: { opensAt?: string } }) => !closesAt || !parent.opensAt || closesAt > parent.opensAt,
  ),
  /** 0 Sunday … 6 Saturday. */
  closedDays: array(number().strict().integer().min(0).max(6).required()).max(6, say('resource.always-closed')).default([]),
  /** Its uses wait until someone who manages resources has agreed. */
  needsApproval: boolean().default(false),
  /** Before and after each use that doesn't say otherwise. */
  setupMinutes: preparation().default(0),
  teardownMinutes: preparation().default(0),
  /** Poojas that take place in it and need it for themselves. */
  serviceIds: array(id().required()).max(POOJAS_MAX).default([]),
  active: boolean().default(true),
}).noUnknown();

/** A hall or another resource of the temple. */
export interface Resource {
  id: string;
  name: string;
  kind: ResourceKind;
  capacity: number | null;
  /** `HH:MM` */
  opensAt: string;
  closesAt: string;
  closedDays: number[];
  needsApproval: boolean;
  setupMinutes: number;
  teardownMinutes: number;
  serviceIds: string[];
  active: boolean;
}

/** A time at which a resource is free, on the temple's clocks. */
export interface FreeTime {
  date: string;
  time: string;
  startsAt: string;
  endsAt: string;
}

/** Whether a resource is free at a time, and when it is next. */
export interface ResourceTimes {
  startsAt: string;
  endsAt: string;
  /** Setup and teardown included. */
  fromAt: string;
  untilAt: string;
  /** What has it then. */
  clashes: UseClash[];
  /** It isn't open all that time. */
  isOutsideHours: boolean;
  /** Minutes between its end, teardown included, and the closing time; null if it isn't open. */
  minutesLeft: number | null;
  /** The next times at which it fits. */
  free: FreeTime[];
}

export const resourceTimesQuery = object({
  date: localDate().required(),
  time: useTime().required(),
  durationMinutes: number().integer().min(5).max(10_080).required(),
  /** Of this use; the resource's own without them. */
  setupMinutes: number().integer().min(PREPARATION.min).max(PREPARATION.max),
  teardownMinutes: number().integer().min(PREPARATION.min).max(PREPARATION.max),
  /** What it already is used for, and would leave: an event date, a pooja time or a use. */
  except: id(),
}).noUnknown();

const resources = '/api/temple-admin/resources';

export const resourceEndpoints = {
  list: endpoint<Resource[]>()({
    method: 'GET',
    path: resources,
    summary: 'The temple’s halls and other resources',
    access: staff('temple:read'),
    reads: ['resource'],
  }),
  create: endpoint<Resource>()({
    method: 'POST',
    path: resources,
    summary: 'Adds a hall or another resource',
    access: staff('resources:manage'),
    changes: ['resource'],
    body: resourceSchema,
    status: 201,
  }),
  change: endpoint<Resource>()({
    method: 'PUT',
    path: `${resources}/:resourceId`,
    summary: 'Changes a resource; its uses keep their setup and teardown',
    access: staff('resources:manage'),
    changes: ['resource', 'resource-use'],
    body: resourceSchema,
  }),
  times: endpoint<ResourceTimes>()({
    method: 'GET',
    path: `${resources}/:resourceId/times`,
    summary: 'Whether a resource is free at a time, and when it is next',
    access: staff('temple:read'),
    reads: ['resource', 'resource-use'],
    query: resourceTimesQuery,
  }),
};
