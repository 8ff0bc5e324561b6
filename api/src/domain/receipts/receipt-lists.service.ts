import { Injectable } from '@nestjs/common';
import type {
  FirstReceiptYear,
  Page,
  QueryOf,
  ReceiptRecord,
  ReceiptSummary,
  ReceiptVerification,
  receiptEndpoints,
} from '@sannidhi/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, type PageQuery } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { narrowToAmount } from '../../platform/database/narrow.ts';
import { found } from '../../platform/http/domain-error.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { Receipt } from './receipt.entity.ts';
import { ReceiptFiles } from './receipt-files.service.ts';
import { propertyOf } from './receipt-record.ts';

type OwnQuery = QueryOf<typeof receiptEndpoints.own>;
type OfficeQuery = QueryOf<typeof receiptEndpoints.list>;

/** Receipts as devotees, the office and anyone holding the paper may see them. */
@Injectable()
export class ReceiptListsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly files: ReceiptFiles,
  ) {}

  /** A devotee's receipts, newest first; the year is the one the gift was received in. */
  async own(actor: Actor, { year, ...page }: OwnQuery): Promise<Page<ReceiptSummary>> {
    const query = this.query().where('receipt.donorAccountId = :accountId', { accountId: accountOf(actor).accountId });
    return this.page(inYear(query, year), page);
  }

  /** The year of a devotee's first receipt, in which its gift was received. */
  async firstYear(actor: Actor): Promise<FirstReceiptYear> {
    const first = await this.query()
      .select('MIN(receipt.receivedOn)', 'day')
      .where('receipt.donorAccountId = :accountId', { accountId: accountOf(actor).accountId })
      .getRawOne<{ day: string | null }>();
    return { year: first?.day ? Number(first.day.slice(0, 4)) : null };
  }

  /** The file of an own receipt. Throws `not-found`. */
  async ownPdf(actor: Actor, id: string): Promise<Buffer> {
    const { accountId } = accountOf(actor);
    return this.files.pdfOf(found(await this.database.reader.findOneBy(Receipt, { id, donorAccountId: accountId })));
  }

  /** What the temple issued, by year, donor's name, number or amount. */
  async ofTemple(actor: Actor, { year, search, minCents, maxCents, ...page }: OfficeQuery): Promise<Page<ReceiptSummary>> {
    const query = this.query().where('receipt.templeId = :templeId', { templeId: staffOf(actor).temple.id });
    if (search) {
      const pattern = containing(search);
      query.andWhere("(LOWER(receipt.donorName) LIKE :pattern ESCAPE '!' OR LOWER(receipt.number) LIKE :pattern ESCAPE '!')", { pattern });
    }
    narrowToAmount(query, 'receipt.totalCents', { minCents, maxCents });
    return this.page(inYear(query, year), page);
  }

  /** The file of a receipt of the office's temple. Throws `not-found`. */
  async pdf(actor: Actor, id: string): Promise<Buffer> {
    const key = { templeId: staffOf(actor).temple.id, id };
    return this.files.pdfOf(found(await this.database.reader.findOneBy(Receipt, key)));
  }

  /** Whether a receipt is valid, for anyone who scans its code. Reveals neither the donor nor the amount. */
  async verify(verificationId: string): Promise<ReceiptVerification> {
    const manager = this.database.reader;
    const receipt = found(await manager.findOneBy(Receipt, { verificationId }));
    const { number, status, digest } = receipt;
    const { temple, issuedOn } = JSON.parse(receipt.record) as ReceiptRecord;
    const replacement = receipt.replacedById
      ? await manager.findOneBy(Receipt, { templeId: receipt.templeId, id: receipt.replacedById })
      : null;
    return { number, status, templeName: temple.legalName, issuedOn, replacedByNumber: replacement?.number ?? null, digest };
  }

  /** Receipts as lists show them. */
  async summaries(manager: EntityManager, receipts: readonly Receipt[]): Promise<ReceiptSummary[]> {
    const temples = await this.temples.named(
      manager,
      receipts.map(({ templeId }) => templeId),
    );
    const replacements = await numbersOf(manager, receipts);
    return receipts.map((receipt) => {
      const { slug = '', name = '' } = temples.get(receipt.templeId) ?? {};
      return { ...summary(receipt), temple: { slug, name }, replacedBy: replacements.get(receipt.replacedById ?? '') ?? null };
    });
  }

  private query(): SelectQueryBuilder<Receipt> {
    return this.database.reader.createQueryBuilder(Receipt, 'receipt');
  }

  private async page(query: SelectQueryBuilder<Receipt>, page: PageQuery): Promise<Page<ReceiptSummary>> {
    const { items, nextCursor } = await keysetPage(query, { columns: ['issuedAt', 'id'], direction: 'DESC' }, page);
    return { items: await this.summaries(this.database.reader, items), nextCursor };
  }
}

const inYear = (query: SelectQueryBuilder<Receipt>, year: number | undefined): SelectQueryBuilder<Receipt> =>
  year ? query.andWhere('receipt.receivedOn BETWEEN :first AND :last', { first: `${year}-01-01`, last: `${year}-12-31` }) : query;

/** Numbers of the receipts that replace others, by their ids. */
async function numbersOf(manager: EntityManager, receipts: readonly Receipt[]): Promise<Map<string, string>> {
  const where = receipts.flatMap(({ templeId, replacedById }) => (replacedById ? [{ templeId, id: replacedById }] : []));
  if (where.length === 0) return new Map();
  const rows = await manager.findBy(Receipt, where);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

const summary = (receipt: Receipt) => ({
  id: receipt.id,
  number: receipt.number,
  status: receipt.status,
  donorName: receipt.donorName,
  receivedOn: receipt.receivedOn,
  issuedAt: receipt.issuedAt.toISOString(),
  totalCents: receipt.totalCents,
  deductibleCents: receipt.deductibleCents,
  property: propertyOf(JSON.parse(receipt.record) as ReceiptRecord),
  orderId: receipt.orderId,
  voidReason: receipt.voidReason,
});
