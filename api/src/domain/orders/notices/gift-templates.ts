import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type RenderedMessage, Templates } from '../../../platform/outbox/templates.ts';
import { type PaymentWording, PaymentWordingService } from '../payments/payment-wording.service.ts';
import type { GiftWords } from '../words/gift-wording.ts';
import { giftWordsIn, lostGifts } from '../words/gift-words.ts';
import { GiftMail } from './gift-mail.ts';
import type { GiftMessage } from './gift-message.ts';
import { changesOf, notForTaxes, outSentences, receiptSentences, whatToDo } from './gift-sentences.ts';
import { correctedText, handedOutText, receivedText, reissuedText, takenText } from './gift-texts.ts';
import { GiverLanguage } from './giver-language.ts';
import { agreedSentences } from './giver-notifications.ts';

/** The wording of mails and text messages about gifts. */
@Injectable()
export class GiftTemplates implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly mail: GiftMail,
    private readonly languages: GiverLanguage,
    private readonly payments: PaymentWordingService,
  ) {}

  onModuleInit(): void {
    this.templates.add('gift-received', (gift: GiftMessage) => this.received(gift));
    this.templates.add('gift-received-sms', (gift: GiftMessage) => this.receivedText(gift));
    this.templates.add('refund-handed-out', (refund: GiftMessage) => this.handedOut(refund));
    this.templates.add('refund-handed-out-sms', async (refund: GiftMessage) =>
      handedOutText(refund, await this.words(refund), await this.languages.of(refund)),
    );
    this.templates.add('receipt-reissued', (gift: GiftMessage) => this.reissued(gift));
    this.addText('receipt-reissued', reissuedText);
    this.templates.add('receipt-issued', (gift: GiftMessage) => this.issued(gift));
    this.addText('receipt-issued', receivedText);
    this.templates.add('gift-corrected', (gift: GiftMessage) => this.corrected(gift));
    this.addText('gift-corrected', correctedText);
    this.templates.add('gift-refunded', (gift: GiftMessage) => this.taken(gift));
    this.addText('gift-refunded', takenText);
  }

  private addText(template: string, text: (gift: GiftMessage, words: GiftWords) => RenderedMessage): void {
    this.templates.add(`${template}-sms`, async (gift: GiftMessage) => text(gift, await this.words(gift)));
  }

  private async receivedText(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const agreed = agreedSentences(gift, words, await this.languages.of(gift));
    return receivedText(gift, words, (await this.payment(gift))?.sms, agreed);
  }

  private async received(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const payment = await this.payment(gift);
    const { subject, heading, what } = payment ?? words.received;
    const paper = gift.receiptNumber ? words.paper(gift.paper ?? 'receipt', gift.receiptNumber) : words.paperFollows;
    const agreed = agreedSentences(gift, words, await this.languages.of(gift));
    const paragraphs = [what, ...agreed, ...(payment?.lines ?? []), paper];
    return this.mail.compose(gift, words, { subject, heading, paragraphs, action: gift.signedIn ? payment?.action : null });
  }

  private async handedOut(refund: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(refund);
    const title = words.notices['handed-out'];
    const paragraphs = [outSentences(refund, words, await this.languages.of(refund)).join(' ')];
    return this.mail.compose(refund, words, { subject: title, heading: title, paragraphs });
  }

  private async reissued(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const { subject, heading, what, reason } = words.reissued;
    const paragraphs = [what, ...changesOf(gift, words), ...(gift.reason ? [reason(gift.reason)] : []), ...receiptSentences(gift, words)];
    return this.mail.compose(gift, words, { subject, heading, paragraphs });
  }

  private async issued(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const { subject, heading } = words.issued;
    const paper = gift.receiptNumber ? [words.paper(gift.paper ?? 'receipt', gift.receiptNumber)] : [];
    return this.mail.compose(gift, words, { subject, heading, paragraphs: [words.received.what, ...paper] });
  }

  private async corrected(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const { subject, heading, what } = words.corrected;
    const gone = notForTaxes(gift, words);
    const paragraphs = [what(gift.corrected ?? []), ...changesOf(gift, words), ...receiptSentences(gift, words), ...gone];
    return this.mail.compose(gift, words, { subject, heading, paragraphs });
  }

  private async taken(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const { cause = 'refund', byHand } = gift;
    const { subject, heading, what } = words.taken[cause];
    const later = cause === 'refund' && !byHand ? [words.arrivesLater] : [];
    const gone = notForTaxes(gift, words);
    const given = lostGifts(words, gift.gifts);
    const said = [what, ...given.what, ...later, ...whatToDo(gift, words)].join(' ');
    const paragraphs = [said, ...changesOf(gift, words), ...receiptSentences(gift, words), ...given.receipts, ...gone, ...given.dontUse];
    return this.mail.compose(gift, words, { subject, heading, paragraphs });
  }

  private async payment(gift: GiftMessage): Promise<PaymentWording | null> {
    const { orderId: id, templeId, temple, amount } = gift;
    return id && templeId ? this.payments.of({ templeId, id }, temple, amount, await this.languages.of(gift)) : null;
  }

  private async words(gift: GiftMessage): Promise<GiftWords> {
    const { temple, amount, property, payment = false, funds, checkNumber } = gift;
    const facts = { temple, given: property ?? amount, property: Boolean(property), payment, funds, checkNumber: checkNumber ?? '' };
    return giftWordsIn(await this.languages.of(gift), facts);
  }
}
