import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  batchNoun,
  type counterEndpoints,
  type CounterEntry as EntryView,
  messagesOf,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../audit/audit.ts';
import { FundsService } from '../funds/funds.service.ts';
import { assertPostmark } from '../giving/received-days.ts';
import { ReceivedGiftsService } from '../giving/received-gifts.service.ts';
import { TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { NOTHING_RECORDED, TemplesService } from '../temples/temples.service.ts';
import { CounterBatch } from './counter-batch.entity.ts';
import { CounterEntry } from './counter-entry.entity.ts';
import { entryView } from './counter-views.ts';

const say = messagesOf(batchNoun);

type EntryBody = BodyOf<typeof counterEndpoints.addEntry>;
interface EntryKey {
  batchId: string;
  entryId: string;
}

/** The gifts of an open batch. A batch's sums change in the same statement that makes sure it is still open. */
@Injectable()
export class CounterEntriesService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly gifts: ReceivedGiftsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Throws `temple-not-accepting`, `not-found`, `fund-closed`, `benefit-not-payable`, `property-for-benefit`, `invalid-fields` for a wrong postmark or
   * an account where nothing is a fee, or `state-conflict` for a closed batch.
   */
  async add(actor: Actor, batchId: string, body: EntryBody, claim: IdempotencyClaim): Promise<EntryView> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, templeId, NOTHING_RECORDED);
      await changeSums(tx, { templeId, batchId }, { count: 1, cents: body.amountCents });
      if (body.postmarkedOn) assertPostmark(body.postmarkedOn, await tx.findOneByOrFail(CounterBatch, { templeId, id: batchId }));
      const funds = await this.funds.forGift(tx, templeId, [body.fundId], 'counter');
      const fund = found(funds.get(body.fundId));
      await this.gifts.assertPayable(tx, fund, body.method);
      if (body.incomeAccount && (await this.taxPolicy.current(tx, templeId)).ruleOf(fund.taxedKind).taxClass !== 'fee')
        throw fieldError('incomeAccount', say('batch.account-for-fees'));
      const entry = entryRow(staff, batchId, body, claim.operationId);
      await insertRow(tx, CounterEntry, entry);
      await this.note(tx, actor, templeId, 'batch.entry-added', batchId, body);
      const view = entryView(entry, new Map([[fund.id, fund.name]]));
      await claim.complete(tx, view);
      return view;
    });
  }

  /** Throws `not-found`, or `state-conflict` for a batch that is closed. */
  async remove(actor: Actor, { batchId, entryId }: EntryKey): Promise<void> {
    const templeId = staffOf(actor).temple.id;
    await this.database.transaction(async (tx) => {
      const key = { templeId, batchId, id: entryId };
      const entry = found(await tx.findOneBy(CounterEntry, key));
      await changeSums(tx, { templeId, batchId }, { count: -1, cents: -entry.amountCents });
      const { affected } = await tx.delete(CounterEntry, key);
      if (affected !== 1) throw new DomainError('state-conflict');
      await this.note(tx, actor, templeId, 'batch.entry-removed', batchId, { method: entry.method, amountCents: entry.amountCents });
    });
  }

  private note(tx: EntityManager, actor: Actor, templeId: string, action: AuditAction, batchId: string, after: object): Promise<void> {
    return this.audit.record(tx, { actor, templeId, action, subject: { kind: 'counter-batch', id: batchId }, after });
  }
}

/** Locks the batch while it is open and moves its sums; two clerks who enter at once wait for each other. */
async function changeSums(
  tx: EntityManager,
  { templeId, batchId }: { templeId: string; batchId: string },
  { count, cents }: { count: number; cents: number },
): Promise<void> {
  const changed = await execute(
    tx,
    `UPDATE counter_batches SET enteredCount = enteredCount + ?, enteredTotalCents = enteredTotalCents + ?
     WHERE templeId = ? AND id = ? AND status = 'open'`,
    [count, cents, templeId, batchId],
  );
  if (changed === 1) return;
  found(await tx.findOneBy(CounterBatch, { templeId, id: batchId }));
  throw new DomainError('state-conflict', { message: say('batch.closed') });
}

const entryRow = ({ temple, accountId }: StaffActor, batchId: string, body: EntryBody, id: string): CounterEntry => ({
  templeId: temple.id,
  id,
  batchId,
  method: body.method,
  legalName: body.legalName || null,
  creditedName: body.anonymous ? null : body.creditedName || null,
  anonymous: body.anonymous,
  dedication: body.dedication ?? null,
  email: body.email || null,
  phone: body.phone || null,
  fundId: body.fundId,
  incomeAccount: body.incomeAccount ?? null,
  amountCents: body.amountCents,
  checkNumber: body.checkNumber || null,
  postmarkedOn: body.postmarkedOn || null,
  propertyDescription: body.propertyDescription || null,
  enteredById: accountId,
  orderId: null,
  createdAt: new Date(),
});
