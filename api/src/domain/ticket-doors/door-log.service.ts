import { Injectable } from '@nestjs/common';
import { type BodyOf, type DoorScan, type DoorSync, type doorEndpoints, isBarred, type RecordEvent } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce, insertRows } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { RecordStreams } from '../../platform/http/record-streams.service.ts';
import { Audit } from '../audit/audit.ts';
import type { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import type { TicketChildRow } from '../tickets/children/ticket-child.entity.ts';
import { childrenOf } from '../tickets/children/ticket-child-rows.ts';
import { keepArrived } from '../tickets/figures/event-takings.ts';
import { countArrived } from './count-arrived.ts';
import { DoorRow } from './door.entity.ts';
import { DoorAccess } from './door-access.service.ts';
import { DoorScanRow } from './door-scan.entity.ts';
import { lateScans } from './late-scans.ts';
import { withPossibleTimes } from './scan-times.ts';

type SyncBody = BodyOf<typeof doorEndpoints.sync>;
type Sent = SyncBody['scans'][number];

/** Lines that one answer has; a device asks again for more. */
const LINES_MAX = 1_000;

/** A door's log: every device adds to it and reads what others added. A scan is never refused for what became of its ticket. */
@Injectable()
export class DoorLogs {
  constructor(
    private readonly database: Database,
    private readonly access: DoorAccess,
    private readonly streams: RecordStreams,
    private readonly audit: Audit,
  ) {}

  /**
   * Adds a helper’s scans and answers the lines after those their device has. Of somebody whose door ended, takes what they scanned before, and
   * answers no lines. Throws `not-found`.
   */
  async ofHelper(actor: Actor, occurrenceId: string, body: SyncBody): Promise<DoorSync> {
    const { date, endedAt } = await this.access.ofSender(actor, occurrenceId);
    return endedAt ? this.late(accountOf(actor), date, endedAt, body) : this.sync(accountOf(actor), date, body);
  }

  /** The same for the office, whose entries are in the temple’s history as well. Throws `not-found`. */
  async ofOffice(actor: Actor, occurrenceId: string, body: SyncBody): Promise<DoorSync> {
    return this.sync(accountOf(actor), await this.access.ofOffice(actor, occurrenceId), body);
  }

  /** Says when a helper’s door has new lines. Throws `not-found`. */
  async helperEvents(actor: Actor, occurrenceId: string): Promise<EventStream<RecordEvent>> {
    return this.events(actor, await this.access.ofHelper(actor, occurrenceId));
  }

  /** The same for the office. Throws `not-found`. */
  async officeEvents(actor: Actor, occurrenceId: string): Promise<EventStream<RecordEvent>> {
    return this.events(actor, await this.access.ofOffice(actor, occurrenceId));
  }

  private async events(actor: Actor, { templeId, id }: EventOccurrenceRow): Promise<EventStream<RecordEvent>> {
    const row = (await this.database.reader.findOneBy(DoorRow, { templeId, id })) ?? newDoor(templeId, id);
    return this.streams.openFor(actor, DoorRow, row, (account) => this.access.keeps(account, templeId, id));
  }

  private async sync(account: AccountActor, { templeId, id }: EventOccurrenceRow, body: SyncBody): Promise<DoorSync> {
    if (body.scans.length > 0) await this.database.transaction((tx) => this.add(tx, account, { templeId, id, body }));
    const where = { templeId, occurrenceId: id, line: MoreThan(body.after) };
    const rows = await this.database.reader.find(DoorScanRow, { where, order: { line: 'ASC' }, take: LINES_MAX });
    return {
      scans: rows.map(scanOf),
      last: rows.at(-1)?.line ?? body.after,
      more: rows.length === LINES_MAX,
      serverTime: new Date().toISOString(),
    };
  }

  private async late(account: AccountActor, { templeId, id }: EventOccurrenceRow, endedAt: Date, body: SyncBody): Promise<DoorSync> {
    if (body.scans.length === 0) throw new DomainError('not-found');
    const taken = await this.database.transaction(async (tx) => {
      const sender = { templeId, occurrenceId: id, accountId: account.accountId };
      const scans = await lateScans(tx, sender, body.scans, endedAt);
      if (scans.length > 0) await this.add(tx, account, { templeId, id, body: { ...body, scans }, isLate: true });
      return scans.length;
    });
    const ended = { taken, refused: body.scans.length - taken };
    return { scans: [], last: body.after, more: false, serverTime: new Date().toISOString(), ended };
  }

  /** The door's row is locked first: another device's lines come before or after these, never between. */
  private async add(tx: EntityManager, account: AccountActor, { templeId, id, body, isLate }: Added): Promise<void> {
    const now = new Date();
    await insertOnce(tx, DoorRow, newDoor(templeId, id));
    await tx.update(DoorRow, { templeId, id }, { changedAt: now });
    const { lines } = await tx.findOneByOrFail(DoorRow, { templeId, id });
    const known = await tx.findBy(DoorScanRow, { templeId, id: In(body.scans.map((scan) => scan.id)) });
    const seen = new Set(known.map((scan) => scan.id));
    const { accountId, fullName } = account;
    const unknown = body.scans.filter((scan) => !seen.has(scan.id) && seen.add(scan.id));
    const fresh = await withPossibleTimes(tx, { templeId, occurrenceId: id, accountId }, unknown, now);
    if (fresh.length === 0) return;
    const common = {
      templeId,
      occurrenceId: id,
      device: body.device,
      accountId,
      scannedBy: fullName,
      receivedAt: now,
      isLate: isLate ?? null,
    };
    const handed = fresh.filter(({ handover }) => handover).map(({ ticketId }) => ({ templeId, id: ticketId }));
    const children = await childrenOf(tx, handed);
    await insertRows(
      tx,
      DoorScanRow,
      fresh.map(({ handover, ...scan }, index) => {
        return { ...common, ...scan, ...handedTo(handover, children.get(scan.ticketId)), line: lines + index + 1 };
      }),
    );
    await tx.update(DoorRow, { templeId, id }, { lines: lines + fresh.length });
    await keepArrived(tx, templeId, id, await countArrived(tx, templeId, id));
    for (const scan of fresh) await this.recordHandover(tx, account, templeId, { ...scan, device: body.device });
    if (account.role !== 'temple-admin' && !isLate) return;
    const action = isLate ? 'door.scanned-late' : 'door.scanned';
    const subject = { kind: 'door', id } as const;
    await this.audit.record(tx, { actor: account, templeId, action, subject, after: { scans: fresh.length } });
  }

  /** Records in the child's history that it was handed over. The audit entry names no adult: who took the child, and why, is only in the door's log, which is erased. */
  private async recordHandover(tx: EntityManager, actor: AccountActor, templeId: string, scan: Sent & { device: string }): Promise<void> {
    const { act, handover, ticketId, device } = scan;
    if (act !== 'out' || !handover) return;
    const action = handover.why === '' ? 'door.handed-over' : 'door.handed-over-unproven';
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'ticket', id: ticketId }, after: { device } });
  }
}

interface Added {
  templeId: string;
  id: string;
  body: SyncBody;
  /** Its scanner doesn't keep the door any more. */
  isLate?: true;
}

const newDoor = (templeId: string, id: string): DoorRow => ({ templeId, id, lines: 0, changedAt: new Date() });

/** Who took a child, and whether they might by what is known now: the list may change, and what is known of a child is deleted. */
const handedTo = (handover: Sent['handover'], child: TicketChildRow | undefined) => ({
  handedTo: handover?.to ?? null,
  handedWhy: handover?.why ?? null,
  handedBarred: handover ? child !== undefined && isBarred(child, handover.to) : null,
});

/** A line of the log as devices read it. */
export const scanOf = ({
  id,
  ticketId,
  version,
  act,
  way,
  of,
  decision,
  handedTo: to,
  handedWhy,
  handedBarred: barred,
  isLate,
  atMs,
  device,
  scannedBy,
}: DoorScanRow): DoorScan => ({
  id,
  ticketId,
  version,
  act,
  way,
  of,
  decision,
  ...(to === null ? {} : { handover: { to, why: handedWhy ?? '', ...(barred === null ? {} : { isBarred: barred }) } }),
  ...(isLate ? { isLate } : {}),
  atMs,
  device,
  by: scannedBy,
});
