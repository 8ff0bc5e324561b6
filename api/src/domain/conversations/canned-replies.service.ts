import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  CANNED_REPLIES_MAX,
  type CannedReply,
  cannedReplyNoun,
  messagesOf,
  type templeCannedEndpoints,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { type QuotaRule, releaseQuota, takeQuota } from '../../platform/quotas/quotas.ts';
import { Audit } from '../audit/audit.ts';
import { CannedReplyRow } from './canned-reply.entity.ts';
import { PLATFORM_BOX, type Side, sideOf } from './side.ts';

type CannedBody = BodyOf<typeof templeCannedEndpoints.add>;

const say = messagesOf(cannedReplyNoun);
/** How many an office may keep; a temple’s is counted under its id. */
export const CANNED_QUOTA: QuotaRule = {
  name: 'canned-replies',
  max: CANNED_REPLIES_MAX,
  refusal: say('canned-reply.most', { most: CANNED_REPLIES_MAX }),
};

/** The replies an office keeps: a temple’s are its own, the platform’s are its operators’. */
@Injectable()
export class CannedReplies {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** By title. */
  async list(actor: Actor): Promise<CannedReply[]> {
    const rows = await this.database.reader.find(CannedReplyRow, { where: { box: sideOf(actor).box }, order: { title: 'ASC' } });
    return rows.map(view);
  }

  /** Throws `duplicate` for a title the office has, and `rule-violation` at the limit. */
  add(actor: Actor, body: CannedBody): Promise<CannedReply> {
    const side = sideOf(actor);
    const row = { box: side.box, id: newId(), ...body, changedAt: new Date() };
    return this.database.transaction(async (tx) => {
      await takeQuota(tx, ownerOf(side), CANNED_QUOTA);
      await insertRow(tx, CannedReplyRow, row).catch(refuseDouble);
      await this.record(tx, side, 'canned-reply.added', row);
      return view(row);
    });
  }

  /** Throws `not-found`, also for another office’s, and `duplicate` for a title the office has. */
  change(actor: Actor, id: string, body: CannedBody): Promise<CannedReply> {
    const side = sideOf(actor);
    const key = { box: side.box, id };
    return this.database.transaction(async (tx) => {
      const before = found(await tx.findOneBy(CannedReplyRow, key));
      await tx.update(CannedReplyRow, key, { ...body, changedAt: new Date() }).catch(refuseDouble);
      await this.record(tx, side, 'canned-reply.changed', { ...before, ...body }, before);
      return view({ ...before, ...body });
    });
  }

  /** Throws `not-found`, also for another office’s. */
  async remove(actor: Actor, id: string): Promise<void> {
    const side = sideOf(actor);
    const key = { box: side.box, id };
    await this.database.transaction(async (tx) => {
      const row = found(await tx.findOneBy(CannedReplyRow, key));
      const { affected } = await tx.delete(CannedReplyRow, key);
      // Of two people who remove it at once, one does.
      if (!affected) return;
      await releaseQuota(tx, ownerOf(side), CANNED_QUOTA);
      await this.record(tx, side, 'canned-reply.removed', row);
    });
  }

  private record(
    tx: EntityManager,
    { actor, templeId }: Side,
    action: 'canned-reply.added' | 'canned-reply.changed' | 'canned-reply.removed',
    { id, title, text }: CannedReplyRow,
    before?: CannedReplyRow,
  ): Promise<void> {
    const change = before ? { before: { title: before.title, text: before.text }, after: { title, text } } : {};
    return this.audit.record(tx, { actor, templeId, action, subject: { kind: 'canned-reply', id }, ...change, note: title });
  }
}

const view = ({ id, title, text }: CannedReplyRow): CannedReply => ({ id, title, text });
const ownerOf = ({ templeId }: Side): string => templeId ?? PLATFORM_BOX;

function refuseDouble(error: unknown): never {
  throw isDuplicate(error) ? fieldError('title', say('canned-reply.title-taken'), 'duplicate') : error;
}
