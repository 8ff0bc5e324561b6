import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { ReceiptFiles } from '../receipts/receipt-files.service.ts';

/** What the messages about a gift say. Nothing that could be guessed from outside is linked but the public receipt page. */
export interface GiftMessage {
  temple: string;
  amount: string;
  funds: string;
  receiptNumber: string | null;
  verifyUrl: string | null;
  /** The receipt whose file goes along with a mail. */
  receipt: { templeId: string; id: string } | null;
  voidedNumber: string | null;
  /** Whether the donor has an account to look at `/receipts` with. */
  signedIn: boolean;
}

/** The wording of mails and text messages about gifts. */
@Injectable()
export class OrderTemplates implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly files: ReceiptFiles,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add('gift-received', (gift: GiftMessage) => this.received(gift));
    this.templates.add('gift-received-sms', receivedSms);
    this.templates.add('receipt-reissued', (gift: GiftMessage) => this.reissued(gift));
    this.templates.add('receipt-reissued-sms', ({ temple, receiptNumber, verifyUrl }: GiftMessage) => ({
      text: `${temple}: your new receipt is ${receiptNumber}. ${verifyUrl}`,
    }));
    this.templates.add('gift-refunded', (gift: GiftMessage) => this.refunded(gift));
    this.templates.add('gift-refunded-sms', ({ temple, amount }: GiftMessage) => ({
      text: `${temple}: ${amount} of your gift is on its way back to you.`,
    }));
    this.addLinesBack('place-gone');
    this.addLinesBack('temple-suspended');
  }

  private addLinesBack(why: 'place-gone' | 'temple-suspended'): void {
    this.templates.add(`order-${why}`, (back: LinesBackMessage) => linesBack(back, LINES_BACK[why]));
    this.templates.add(`order-${why}-sms`, ({ temple, amount, what }: LinesBackMessage) => ({
      text: `${temple}: ${LINES_BACK[why]} ${what}: ${amount} is on its way back to you.`,
    }));
  }

  private async received(gift: GiftMessage): Promise<RenderedMessage> {
    const { temple, amount, funds, receiptNumber } = gift;
    const paper = receiptNumber ? `Your receipt is ${receiptNumber}. Please keep it with your tax papers.` : 'Your receipt follows.';
    const parts = { heading: `Thank you for your gift to ${temple}`, paragraphs: [`${temple} received ${amount} for ${funds}.`, paper] };
    return {
      subject: `Your gift to ${temple}`,
      ...composeMail({ ...parts, ...this.receiptLink(gift) }),
      ...(await this.receiptFile(gift)),
    };
  }

  private async reissued(gift: GiftMessage): Promise<RenderedMessage> {
    const { temple, receiptNumber } = gift;
    const paragraphs = [`${temple} issued receipt ${receiptNumber}. It replaces the one you had, which is no longer valid.`];
    return {
      subject: `Your new receipt from ${temple}`,
      ...composeMail({ heading: 'Your new receipt', paragraphs, ...this.receiptLink(gift) }),
      ...(await this.receiptFile(gift)),
    };
  }

  private async refunded(gift: GiftMessage): Promise<RenderedMessage> {
    const { temple, amount, receiptNumber, voidedNumber } = gift;
    const gone = voidedNumber ? [`Receipt ${voidedNumber} is no longer valid. Please do not use it for your taxes.`] : [];
    const fresh = receiptNumber ? [`Receipt ${receiptNumber} covers the rest of your gift.`] : [];
    const paragraphs = [`${temple} sent ${amount} of your gift back to you. It takes a few days to arrive.`, ...gone, ...fresh];
    return {
      subject: `A refund from ${temple}`,
      ...composeMail({ heading: 'Your refund', paragraphs, ...this.receiptLink(gift) }),
      ...(await this.receiptFile(gift)),
    };
  }

  private async receiptFile({ receipt, receiptNumber }: GiftMessage): Promise<Pick<RenderedMessage, 'attachments'>> {
    if (!receipt) return {};
    const content = await this.files.pdfById(receipt);
    return { attachments: [{ filename: `Receipt ${receiptNumber}.pdf`, contentType: 'application/pdf', content }] };
  }

  private receiptLink({ signedIn, receiptNumber, verifyUrl }: GiftMessage): {
    action?: { label: string; url: string };
    footnotes: string[];
  } {
    const footnotes = verifyUrl ? [`Anybody can check the receipt here: ${verifyUrl}`] : [];
    if (!signedIn || !receiptNumber) return { footnotes };
    return { action: { label: 'See your receipts', url: `${this.settings.publicUrl}/receipts` }, footnotes };
  }
}

function receivedSms({ temple, amount, receiptNumber, verifyUrl }: GiftMessage): RenderedMessage {
  const paper = receiptNumber ? ` Receipt ${receiptNumber}: ${verifyUrl}` : '';
  return { text: `${temple}: thank you for your gift of ${amount}.${paper}` };
}

/** What was paid for and can't be had. */
interface LinesBackMessage {
  temple: string;
  amount: string;
  what: string;
}

const LINES_BACK = {
  'place-gone': 'No place was left when your payment arrived.',
  'temple-suspended': 'The temple can’t receive payments right now.',
} as const;

function linesBack({ temple, amount, what }: LinesBackMessage, why: string): RenderedMessage {
  const paragraphs = [`${what}: ${why}`, `${amount} is on its way back to you. It takes a few days to arrive.`];
  return { subject: `Your order at ${temple}`, ...composeMail({ heading: 'Your refund', paragraphs }) };
}
