import { type BodyOf, type broadcastEndpoints, broadcastNoun, messagesOf } from '@sannidhi/contracts';
import { instantOf } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Fund } from '../funds/fund.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { BroadcastRow } from './broadcast.entity.ts';

const say = messagesOf(broadcastNoun);

export type BroadcastBody = BodyOf<typeof broadcastEndpoints.add>;

/** The temple's own broadcast. Throws `not-found`. */
export async function broadcastOf(manager: EntityManager, actor: Actor, id: string): Promise<BroadcastRow> {
  return found(await manager.findOneBy(BroadcastRow, { templeId: staffOf(actor).temple.id, id }));
}

/** A fund that is closed still has its givers. */
export async function assertOwnFund(
  manager: EntityManager,
  { templeId, segment }: Pick<BroadcastRow, 'templeId' | 'segment'>,
): Promise<void> {
  const { fundId } = segment;
  const isKnown = !fundId || (await manager.existsBy(Fund, { templeId, id: fundId }));
  if (!isKnown) throw fieldError('segment.fundId', say('broadcast.fund-unknown'));
}

/** When it begins, and until when it is of use. Throws `invalid-fields`. */
export function timesOf({ on, time, untilOn, untilTime }: BodyOf<typeof broadcastEndpoints.start>, { timeZone }: Temple) {
  const now = new Date();
  const scheduledAt = on && time ? new Date(instantOf(on, time, timeZone)) : now;
  if (scheduledAt < now) throw fieldError('on', say('broadcast.when-passed'));
  const usefulUntil = untilOn && untilTime ? new Date(instantOf(untilOn, untilTime, timeZone)) : null;
  if (usefulUntil && usefulUntil <= scheduledAt) throw fieldError('untilOn', say('broadcast.until-before-start'));
  return { scheduledAt, usefulUntil };
}

export const contentOf = ({ perMinute, ...content }: BroadcastBody) => ({ ...content, perMinute: perMinute ?? null });

export function newBroadcast({ accountId, temple }: StaffActor, body: BroadcastBody): BroadcastRow {
  const times = { scheduledAt: null, startedAt: null, finishedAt: null, usefulUntil: null, workedAt: null, isLate: false };
  const made = { createdBy: accountId, createdAt: new Date() };
  return { templeId: temple.id, id: newId(), status: 'draft', ...contentOf(body), ...times, ...made };
}
