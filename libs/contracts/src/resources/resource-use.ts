import { endpoint, staff } from '../endpoint.ts';
import { EVENT_DATES_MAX } from '../events/event-rule.ts';
import { id, line, localDate, text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { array, boolean, object } from '../schema.ts';
import { preparation } from './resource.ts';
import { resourceUseNoun } from './resource-use.noun.ts';
import type { UseClash } from './use-clash.ts';
import { useDuration, useTime } from './use-fields.ts';

const say = messagesOf(resourceUseNoun);

const machine = resourceUseNoun.states['resource-use'];
export const USE_STATES = statesOf(machine);
export type UseState = (typeof USE_STATES)[number];
export const USE_TRANSITIONS = transitionsOf(machine);
/** States in which a use has its resource for itself. */
export const HELD_USES = ['requested', 'confirmed'] as const satisfies readonly UseState[];

/** How far ahead the office can book. */
export const USE_FURTHEST_DAYS = 731;

/** A use of a resource with what it meets. */
export interface ResourceUse extends UseClash {
  resourceId: string;
  resourceName: string;
  /** On the temple's clocks. */
  date: string;
  time: string;
  durationMinutes: number;
  setupMinutes: number;
  teardownMinutes: number;
  note: string;
  state: UseState;
  /** Why it was declined or canceled. */
  reason: string;
  /** What it is in conflict with, until one of them moves. */
  clashes: UseClash[];
  createdAt: string;
  changedAt: string;
}

/** A use of the office's own. */
export const resourceUseSchema = object({
  resourceId: id().required(say('resource-use.resource-required')),
  title: line(120).required(say('resource-use.title-required')),
  note: text(500).default(''),
  date: localDate().required(say('resource-use.start-required')),
  time: useTime().required(say('resource-use.time-format')),
  durationMinutes: useDuration().required(say('resource-use.duration-range', { min: 5, max: 1_440 })),
  /** If they differ from the resource's own. */
  setupMinutes: preparation().nullable().default(null),
  teardownMinutes: preparation().nullable().default(null),
}).noUnknown();

const reason = () => line(200).required(say('resource-use.reason-required'));
export const useReasonSchema = object({ reason: reason() }).noUnknown();
export const useDecisionSchema = object({
  approve: boolean().required(),
  /** Needed to decline. */
  reason: line(200)
    .default('')
    .test('declined-with-reason', say('resource-use.reason-required'), (value, { parent }: { parent: { approve?: unknown } }) =>
      Boolean(parent.approve !== false || value),
    ),
}).noUnknown();

/** One of the dates of an event that share a hall. */
export interface SeriesUse {
  id: string;
  startsAt: string;
  state: UseState;
  /** What has the hall then; empty unless it's in conflict. */
  clashes: UseClash[];
}

/** An event's dates to come in one hall that nobody has decided about. */
export interface UseSeries {
  /** They wait for approval, and have the hall meanwhile. */
  waiting: SeriesUse[];
  /** Something else has the hall: no approval gives it to them. */
  clashing: SeriesUse[];
}

/** What became of a decision about several. */
export interface UseSeriesDecision {
  decided: SeriesUse[];
  /** Somebody else decided about them or moved them meanwhile: they are as they were. */
  left: SeriesUse[];
}

export const useSeriesDecisionSchema = useDecisionSchema
  .shape({
    /** The dates that the office has seen waiting: no other is decided. */
    useIds: array(id().required()).min(1).max(EVENT_DATES_MAX).required(),
  })
  .noUnknown();

const uses = '/api/temple-admin/resource-uses';
const changes = ['resource-use', 'notification'] as const;

export const resourceUseEndpoints = {
  detail: endpoint<ResourceUse>()({
    method: 'GET',
    path: `${uses}/:useId`,
    summary: 'What a resource is used for at a time, with what it is in conflict with',
    access: staff('temple:read'),
    reads: ['resource', 'resource-use'],
  }),
  book: endpoint<ResourceUse>()({
    method: 'POST',
    path: uses,
    summary: 'Books a resource; one that needs approval waits for it',
    access: staff('resources:book'),
    changes,
    body: resourceUseSchema,
    status: 201,
  }),
  change: endpoint<ResourceUse>()({
    method: 'PUT',
    path: `${uses}/:useId`,
    summary: 'Changes or moves a booking of the office’s own',
    access: staff('resources:book'),
    changes,
    body: resourceUseSchema,
  }),
  cancel: endpoint<ResourceUse>()({
    method: 'POST',
    path: `${uses}/:useId/cancel`,
    summary: 'Cancels a booking of the office’s own',
    access: staff('resources:book'),
    changes,
    body: useReasonSchema,
  }),
  decide: endpoint<ResourceUse>()({
    method: 'POST',
    path: `${uses}/:useId/decision`,
    summary: 'Approves or declines a booking that waits for it',
    access: staff('resources:manage'),
    changes,
    body: useDecisionSchema,
  }),
  series: endpoint<UseSeries>()({
    method: 'GET',
    path: `${uses}/:useId/series`,
    summary: 'The dates of the same event that wait for the same hall, or are in conflict there',
    access: staff('resources:manage'),
    reads: ['resource-use', 'event-occurrence'],
  }),
  decideSeries: endpoint<UseSeriesDecision>()({
    method: 'POST',
    path: `${uses}/:useId/series/decision`,
    summary: 'Approves or declines several of an event’s dates that wait for a hall, and says which were decided',
    access: staff('resources:manage'),
    changes,
    body: useSeriesDecisionSchema,
  }),
};
