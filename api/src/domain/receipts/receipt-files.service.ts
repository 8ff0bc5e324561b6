import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReceiptRecord } from '@sannidhi/contracts';
import { IsNull } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/documents/canonical-json.ts';
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
  ) {}

  onModuleInit(): void {
    this.outbox.handle(RECEIPT_FILE, async ({ data }) => {
      await this.pdfById({ templeId: String(data.templeId), id: String(data.id) });
    });
  }

  /** The PDF of a receipt that exists. */
  async pdfById({ templeId, id }: Pick<Receipt, 'templeId' | 'id'>): Promise<Buffer> {
    return this.pdfOf(await this.database.reader.findOneByOrFail(Receipt, { templeId, id }));
  }

  /** The receipt's PDF: the kept file, or, where it is absent, one made from the stored record. */
  async pdfOf(receipt: Receipt): Promise<Buffer> {
    const kept = await this.documents.read(keyOf(receipt));
    if (kept && sha256(kept) === receipt.fileSha256) return kept;
    return this.make(receipt);
  }

  /** Makes and keeps a receipt's file. Throws where it would differ from the one that was first given out. */
  private async make(receipt: Receipt): Promise<Buffer> {
    const { templeId, id, digest, verifyUrl, issuedAt, fileSha256 } = receipt;
    const { receiptPdf } = await import('./receipt.pdf.ts');
    const pdf = await receiptPdf({ record: JSON.parse(receipt.record) as ReceiptRecord, digest, verifyUrl, issuedAt });
    const made = sha256(pdf);
    if (fileSha256 && fileSha256 !== made) throw new Error(`The file of receipt ${id} is lost and can't be made again to the byte.`);
    await this.documents.write(keyOf(receipt), pdf);
    if (!fileSha256) {
      await this.database.transaction((tx) => tx.update(Receipt, { templeId, id, fileSha256: IsNull() }, { fileSha256: made }));
    }
    return pdf;
  }
}

const keyOf = ({ templeId, id }: Receipt): string => `receipts/${templeId}/${id}.pdf`;
