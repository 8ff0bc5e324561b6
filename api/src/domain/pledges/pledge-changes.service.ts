import { Injectable } from '@nestjs/common';
import { type BodyOf, messagesOf, type PledgeDetail, type pledgeEndpoints, pledgeNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { Pledge } from './pledge.entity.ts';
import { PledgeInstallment } from './pledge-installment.entity.ts';
import { installmentRows, remindAt, standingOf } from './pledge-schedule.ts';
import { restate } from './pledge-sums.ts';
import { PledgeViews } from './pledge-views.service.ts';

const say = messagesOf(pledgeNoun);

type ChangeBody = BodyOf<typeof pledgeEndpoints.change>;
type Listed = ChangeBody['installments'];

/** Changes a pledge to exactly what is listed: nothing is added by itself, and its gifts stay matched. */
@Injectable()
export class PledgeChanges {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly views: PledgeViews,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found`, `pledge-ended`, or `invalid-fields` for less than was paid and for installments that don't add up. */
  async change(actor: Actor, pledgeId: string, body: ChangeBody): Promise<PledgeDetail> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id: pledgeId };
    const { amountCents, installments, reminders, note } = body;
    assertSum(amountCents, installments);
    return this.database.transaction(async (tx) => {
      const before = found(await tx.findOneBy(Pledge, key));
      const temple = await this.temples.of(tx, key.templeId);
      const now = new Date();
      // The pledge's own row is locked before its installments are read: a second editor waits here.
      await tx.update(Pledge, key, { updatedAt: now });
      const rows = await replaceInstallments(tx, key, installments, temple, now);
      const terms = { amountCents, reminders, note, ...standingOf(rows, temple.timeZone, now) };
      if (!(await restate(tx, key, terms))) throw await refusal(tx, key);
      const was = { amountCents: before.amountCents, reminders: before.reminders, note: before.note };
      const fact = { action: 'pledge.changed', subject: { kind: 'pledge', id: pledgeId }, before: was, after: body } as const;
      await this.audit.record(tx, { actor: staff, templeId: key.templeId, ...fact });
      return this.views.detail(tx, await tx.findOneByOrFail(Pledge, key));
    });
  }
}

function assertSum(amountCents: number, installments: Listed): void {
  const sumCents = installments.reduce((sum, each) => sum + each.amountCents, 0);
  if (installments.length > 0 && sumCents !== amountCents) {
    throw fieldError('installments', say('pledge.installments-sum', { sumCents, amountCents }));
  }
}

/** Rows that stay keep their reminder unless their date moved. */
async function replaceInstallments(
  tx: EntityManager,
  { templeId, id: pledgeId }: Pick<Pledge, 'templeId' | 'id'>,
  listed: Listed,
  { timeZone }: Temple,
  now: Date,
): Promise<PledgeInstallment[]> {
  const known = new Map((await tx.findBy(PledgeInstallment, { templeId, pledgeId })).map((row) => [row.id, row]));
  const rows = listed.map(({ id, dueOn, amountCents }): PledgeInstallment => {
    const [fresh] = installmentRows({ templeId, id: pledgeId }, [{ dueOn, amountCents }], timeZone, now);
    const old = id === undefined ? undefined : known.get(id);
    if (!fresh || (id !== undefined && !old)) throw fieldError('installments', say('pledge.installment-unknown'));
    if (!old) return fresh;
    const moved = old.dueOn !== dueOn && remindAt(dueOn, timeZone) > now;
    return { ...old, dueOn, amountCents, remindedAt: moved ? null : old.remindedAt };
  });
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw fieldError('installments', say('pledge.installment-unknown'));
  if (known.size > 0) await tx.delete(PledgeInstallment, { templeId, pledgeId });
  await insertRows(tx, PledgeInstallment, rows);
  return rows;
}

async function refusal(tx: EntityManager, key: Pick<Pledge, 'templeId' | 'id'>): Promise<DomainError> {
  const { status, paidCents } = await tx.findOneByOrFail(Pledge, key);
  if (status === 'canceled' || status === 'written-off') return new DomainError('pledge-ended');
  return fieldError('amountCents', say('pledge.below-paid', { paidCents }));
}
