import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReceiptRecord } from '@sannidhi/contracts';
import { IsNull } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/documents/canonical-json.ts';
import { UnprintableText } from '../../platform/documents/type/unprintable-text.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { Receipt } from './receipt.entity.ts';

/** Kind of the outbox message that has a receipt's file made by the worker. */
export const RECEIPT_FILE = 'receipt-file';

/** The files of receipts: made once, kept, and the same bytes ever after. */
@Injectable()
export class ReceiptFiles implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(RECEIPT_FILE, async ({ data }) => {
      await this.pdfIfMade({ templeId: String(data.templeId), id: String(data.id) });
    });
  }

  /** The PDF of a receipt that exists, or null where it can't be made: the office has it to check, and nothing waits for it. */
  async pdfIfMade({ templeId, id }: Pick<Receipt, 'templeId' | 'id'>): Promise<Buffer | null> {
    try {
      return await this.pdfOf(await this.database.reader.findOneByOrFail(Receipt, { templeId, id }));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'receipt-file-failed') return null;
      throw error;
    }
  }

  /** The receipt's PDF: the kept file, or, where it is absent, one made from the stored record. Throws `receipt-file-failed`. */
  async pdfOf(receipt: Receipt): Promise<Buffer> {
    const kept = await this.documents.read(keyOf(receipt));
    if (kept && sha256(kept) === receipt.fileSha256) return kept;
    return this.make(receipt);
  }

  /** Makes and keeps a receipt's file. Throws `receipt-file-failed`, also where it would differ from the one that was first given out. */
  private async make(receipt: Receipt): Promise<Buffer> {
    const { templeId, id, fileSha256 } = receipt;
    const pdf = await this.draw(receipt).catch((error: unknown) => this.failed(receipt, error));
    const made = sha256(pdf);
    await this.documents.write(keyOf(receipt), pdf);
    if (!fileSha256) {
      await this.database.transaction((tx) =>
        tx.update(Receipt, { templeId, id, fileSha256: IsNull() }, { fileSha256: made, fileProblem: null }),
      );
    }
    return pdf;
  }

  private async draw({ record, digest, verifyUrl, issuedAt, id, fileSha256 }: Receipt): Promise<Buffer> {
    const { receiptPdf } = await import('./receipt.pdf.ts');
    const pdf = await receiptPdf({ record: JSON.parse(record) as ReceiptRecord, digest, verifyUrl, issuedAt });
    if (fileSha256 && fileSha256 !== sha256(pdf)) throw new Error(`The file of receipt ${id} is lost and can't be made again to the byte.`);
    return pdf;
  }

  /** Puts the receipt on the office's list of gifts to check. */
  private async failed({ templeId, id }: Receipt, error: unknown): Promise<never> {
    const letter = error instanceof UnprintableText ? error.letter : null;
    if (!letter) this.logger.error({ err: error, receiptId: id }, 'A receipt could not be drawn');
    await this.database.transaction((tx) => tx.update(Receipt, { templeId, id }, { fileProblem: letter?.slice(0, 80) ?? 'error' }));
    throw new DomainError('receipt-file-failed');
  }
}

const keyOf = ({ templeId, id }: Receipt): string => `receipts/${templeId}/${id}.pdf`;
