import { Injectable } from '@nestjs/common';
import type { BodyOf, QueryOf, SankalpamSheet, SheetScript, SheetSummary, sheetEndpoints } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { sheetPdf } from './sheet.pdf.ts';
import { sheetFamily, stampOf } from './sheet-families.ts';
import { SheetMaker, type SlotRecords } from './sheet-maker.service.ts';
import { SheetPrint } from './sheet-print.entity.ts';

/** A temple's sankalpam sheets, as its office shows and prints them. */
@Injectable()
export class SheetsService {
  constructor(
    private readonly database: Database,
    private readonly maker: SheetMaker,
    private readonly audit: Audit,
  ) {}

  /** A day's services by time, on the temple's calendar; those without a family only if something was printed or performed. */
  async list(actor: Actor, { date }: QueryOf<typeof sheetEndpoints.list>): Promise<SheetSummary[]> {
    const manager = this.database.reader;
    const where = { templeId: staffOf(actor).temple.id, onDate: date };
    const slots = await manager.find(PoojaSlotRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
    const records = await this.maker.records(manager, slots);
    return records.filter(({ bookings, printed, marks }) => bookings.length > 0 || printed || marks.length > 0).map(summaryOf);
  }

  /** Throws `not-found`, also for another temple's slot. */
  async one(actor: Actor, slotId: string, script: SheetScript): Promise<SankalpamSheet> {
    return this.maker.sheet(await this.recordsOf(this.database.reader, staffOf(actor), slotId), script);
  }

  /** The sheet as PDF; who downloaded it is recorded. Throws `not-found`. */
  async pdf(actor: Actor, slotId: string, script: SheetScript): Promise<Buffer> {
    const staff = staffOf(actor);
    const sheet = this.maker.sheet(await this.recordsOf(this.database.reader, staff, slotId), script);
    await this.database.transaction((tx) => this.record(tx, staff, slotId, 'sankalpam-sheet.downloaded'));
    return sheetPdf(sheet, new Date());
  }

  /**
   * Records that the sheet with this stamp was printed. Throws `not-found`, and `sheet-changed` if a name changed, or somebody printed it,
   * since: then the paper may be old, and its families stay marked.
   */
  async printed(
    actor: Actor,
    slotId: string,
    { stamp }: BodyOf<typeof sheetEndpoints.printed>,
    script: SheetScript,
  ): Promise<SankalpamSheet> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      const { bookings, printed } = await this.recordsOf(tx, staff, slotId);
      if (stampOf(slotId, bookings) !== stamp) throw new DomainError('sheet-changed');
      const versions = Object.fromEntries(bookings.map(({ id, version }) => [id, version]));
      const now = { versions, accountId: staff.accountId, printedBy: staff.fullName, printedAt: new Date() };
      if (!(await step(tx, { templeId: staff.temple.id, id: slotId }, printed, now))) throw new DomainError('sheet-changed');
      await this.record(tx, staff, slotId, 'sankalpam-sheet.printed');
      return this.maker.sheet(await this.recordsOf(tx, staff, slotId), script);
    });
  }

  private async recordsOf(manager: EntityManager, { temple }: StaffActor, slotId: string): Promise<SlotRecords> {
    const slot = found(await manager.findOneBy(PoojaSlotRow, { templeId: temple.id, id: slotId }));
    return found((await this.maker.records(manager, [slot]))[0]);
  }

  private async record(
    tx: EntityManager,
    staff: StaffActor,
    slotId: string,
    action: 'sankalpam-sheet.printed' | 'sankalpam-sheet.downloaded',
  ): Promise<void> {
    await this.audit.record(tx, { actor: staff, templeId: staff.temple.id, action, subject: { kind: 'pooja-slot', id: slotId } });
  }
}

type Printed = Omit<SheetPrint, 'templeId' | 'id' | 'times'>;

/** One print after the one that was read; false if another came in between. */
async function step(
  tx: EntityManager,
  key: Pick<SheetPrint, 'templeId' | 'id'>,
  before: SheetPrint | null,
  now: Printed,
): Promise<boolean> {
  if (!before) return insertOnce(tx, SheetPrint, { ...key, ...now, times: 1 });
  const { affected } = await tx.update(SheetPrint, { ...key, times: before.times }, { ...now, times: before.times + 1 });
  return affected === 1;
}

function summaryOf({ slot, service, bookings, removed, printed, marks }: SlotRecords): SheetSummary {
  const changes = bookings.filter((booking) => sheetFamily(booking, 'latin', printed).change !== null).length + removed.length;
  return {
    slotId: slot.id,
    service: service.name,
    place: service.place,
    startsAt: slot.startsAt.toISOString(),
    families: bookings.length,
    names: bookings.reduce((count, { nameCount }) => count + nameCount, 0),
    changes,
    printedAt: printed?.printedAt.toISOString() ?? null,
    performedAt: marks.at(-1)?.performedAt.toISOString() ?? null,
    conflicts: marks.reduce((count, { conflicts }) => count + conflicts.length, 0),
  };
}
