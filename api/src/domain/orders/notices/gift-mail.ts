import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { composeMail } from '../../../platform/mail/mail-html.ts';
import type { RenderedMessage } from '../../../platform/outbox/templates.ts';
import { ReceiptFiles } from '../../receipts/receipt-files.service.ts';
import type { PaymentWording } from '../payments/payment-wording.service.ts';
import type { GiftWords } from '../words/gift-wording.ts';
import type { GiftMessage } from './gift-message.ts';
import { signatureOf } from './gift-sentences.ts';
import { GiverLanguage } from './giver-language.ts';

interface MailBody {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Leads to what was booked rather than to the receipts. */
  action?: PaymentWording['action'] | undefined;
}

/** The frame of a mail about a gift: its receipt's file, signature and check, and the way to the receipts. */
@Injectable()
export class GiftMail {
  constructor(
    private readonly files: ReceiptFiles,
    private readonly languages: GiverLanguage,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The mail around these paragraphs. */
  async compose(gift: GiftMessage, words: GiftWords, { subject, heading, paragraphs, action: first }: MailBody): Promise<RenderedMessage> {
    const { signedIn, receiptNumber, verifyUrl } = gift;
    const footnotes = verifyUrl ? [words.check(verifyUrl)] : [];
    const receipts = signedIn && receiptNumber ? { label: words.receipts, url: `${this.settings.publicUrl}/receipts` } : null;
    const action = first ?? receipts;
    const language = await this.languages.of(gift);
    const file = await this.receiptFile(gift);
    const missing = gift.receipt && !file.attachments ? [words.fileFollows] : [];
    const mail = composeMail({
      heading,
      paragraphs: [...paragraphs, ...missing, ...signatureOf(gift)],
      footnotes,
      language,
      ...(action ? { action } : {}),
    });
    return { subject, ...mail, ...file };
  }

  private async receiptFile({ receipt, receiptNumber }: GiftMessage): Promise<Pick<RenderedMessage, 'attachments'>> {
    if (!receipt) return {};
    const content = await this.files.pdfIfMade(receipt);
    if (!content) return {};
    return { attachments: [{ filename: `Receipt ${receiptNumber}.pdf`, contentType: 'application/pdf', content }] };
  }
}
