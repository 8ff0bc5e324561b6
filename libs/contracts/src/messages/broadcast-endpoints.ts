import { anyone, endpoint, type Redirect, staff } from '../endpoint.ts';
import type { Page } from '../page.ts';
import {
  audienceSchema,
  type Broadcast,
  type BroadcastAudience,
  type BroadcastDetail,
  type BroadcastGroup,
  type BroadcastRecipient,
  broadcastListQuery,
  broadcastSchema,
  broadcastStartSchema,
  broadcastTestSchema,
  recipientListQuery,
  type TestedBroadcast,
} from './broadcast.ts';

const path = '/api/temple-admin/broadcasts';
const one = `${path}/:broadcastId`;
const manages = staff('broadcasts:manage');
const sends = staff('broadcasts:send');

export const broadcastEndpoints = {
  list: endpoint<Page<Broadcast>>()({
    method: 'GET',
    path,
    summary: 'The temple’s broadcasts, newest first',
    access: manages,
    reads: ['broadcast'],
    query: broadcastListQuery,
  }),
  show: endpoint<BroadcastDetail>()({
    method: 'GET',
    path: one,
    summary: 'A broadcast with its progress',
    access: manages,
    reads: ['broadcast'],
  }),
  recipients: endpoint<Page<BroadcastRecipient>>()({
    method: 'GET',
    path: `${one}/recipients`,
    summary: 'What became of each message of a broadcast',
    access: manages,
    reads: ['broadcast'],
    query: recipientListQuery,
  }),
  groups: endpoint<BroadcastGroup[]>()({
    method: 'GET',
    path: '/api/temple-admin/broadcast-groups',
    summary: 'The groups of people that a broadcast can be for',
    access: manages,
    reads: ['broadcast', 'pooja-service', 'conversation', 'event', 'event-occurrence', 'ticket', 'volunteer-opportunity'],
  }),
  audience: endpoint<BroadcastAudience>()({
    method: 'POST',
    path: '/api/temple-admin/broadcast-audience',
    summary: 'How many people a broadcast would reach, and why not the others',
    access: manages,
    changes: [],
    body: audienceSchema,
    cost: 'dear',
  }),
  add: endpoint<Broadcast>()({
    method: 'POST',
    path,
    summary: 'Drafts a broadcast',
    access: manages,
    changes: ['broadcast'],
    body: broadcastSchema,
    status: 201,
  }),
  change: endpoint<Broadcast>()({
    method: 'PUT',
    path: one,
    summary: 'Changes a draft',
    access: manages,
    changes: ['broadcast'],
    body: broadcastSchema,
  }),
  test: endpoint<TestedBroadcast>()({
    method: 'POST',
    path: `${one}/test`,
    summary: 'Sends a broadcast to oneself, by each of its channels',
    access: manages,
    changes: ['broadcast', 'notification'],
    body: broadcastTestSchema,
    cost: 'mail',
  }),
  start: endpoint<Broadcast>()({
    method: 'POST',
    path: `${one}/start`,
    summary: 'Sends a broadcast, now or at a time',
    access: sends,
    changes: ['broadcast', 'notification'],
    body: broadcastStartSchema,
    cost: 'mail',
  }),
  pause: endpoint<Broadcast>()({
    method: 'POST',
    path: `${one}/pause`,
    summary: 'Pauses a broadcast; nothing more is sent',
    access: sends,
    changes: ['broadcast'],
  }),
  resume: endpoint<Broadcast>()({
    method: 'POST',
    path: `${one}/resume`,
    summary: 'Goes on with a broadcast that is paused, or late',
    access: sends,
    changes: ['broadcast', 'notification'],
    cost: 'mail',
  }),
  cancel: endpoint<Broadcast>()({
    method: 'POST',
    path: `${one}/cancel`,
    summary: 'Cancels a broadcast; what was sent stays sent',
    access: sends,
    changes: ['broadcast'],
  }),
  retry: endpoint<Broadcast>()({
    method: 'POST',
    path: `${one}/retry`,
    summary: 'Sends the failed messages of a finished broadcast again, and no others',
    access: sends,
    changes: ['broadcast', 'notification'],
    cost: 'mail',
  }),
  // What a link in an email leads to; nobody is signed in there.
  follow: endpoint<Redirect>()({
    method: 'GET',
    path: '/api/public/broadcast-links/:token',
    summary: 'Leads on to what a link in a broadcast’s email is for, and counts that it was followed',
    access: anyone,
    reads: [],
    produces: 'redirect',
    records: { nothing: 'It leads to an address the temple sent; its broadcast counts it.' },
    status: 303,
  }),
};
