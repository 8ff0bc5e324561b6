import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type CorrectedField, type Language, type ReceiptPaperKind, type ReceiptSigner, saidIn } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { longDate } from '../../platform/documents/words.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { NotificationAudience } from '../notifications/notification-audience.ts';
import { ReceiptFiles } from '../receipts/receipt-files.service.ts';
import { agreedSentences, donationNotifications } from './giver-notifications.ts';
import { type PaymentWording, PaymentWordingService } from './payment-wording.service.ts';
import type { ReceiptChange } from './receipt-changes.ts';
import type { TakenCause } from './taken-cause.ts';
import { BANK_REFUSED_WORDS, type BankRefusedMessage, refusedSentences } from './words/bank-refused-words.ts';
import type { GiftWords, GivenGift } from './words/gift-wording.ts';
import { giftWordsIn, lostGifts } from './words/gift-words.ts';
import { LINES_BACK_WORDS, type LinesBackMessage, type LinesBackReason } from './words/lines-back-words.ts';
import { whatIn } from './words/what-in.ts';

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
  /** What the receipt was that is no longer valid. Missing in messages from before it was said. */
  voidedPaper?: ReceiptPaperKind;
  /** Whether the donor has an account to look at `/receipts` with. */
  signedIn: boolean;
  // What follows is absent from messages that were queued before it was said.
  /** Whose language it is in. */
  accountId?: string | null;
  /** A guest's; English where it isn't known. */
  language?: Language;
  paper?: ReceiptPaperKind;
  /** What was paid, and where. */
  orderId?: string;
  templeId?: string;
  /** What was given, where it was property. */
  property?: string | null;
  checkNumber?: string | null;
  /** Who signed the receipt. */
  signer?: ReceiptSigner | null;
  /** What the new receipt says otherwise than the one it replaces. */
  changes?: readonly ReceiptChange[];
  /** What the office put right in the gift's record, whether or not a receipt shows it. */
  corrected?: readonly CorrectedField[];
  /** Why the receipt was corrected. */
  reason?: string;
  /** Why money left the gift. */
  cause?: TakenCause;
  /** What else was bought and is canceled with it. */
  canceled?: string | null;
  /** What was given of it before, in place of refunds. */
  gifts?: readonly GivenGift[];
  /** It was paid for gifts, maybe among others. */
  gift?: boolean;
  /** It was paid for something else, maybe among gifts. */
  payment?: boolean;
  /** The temple hands it back itself: it doesn't travel through banks. */
  byHand?: boolean;
  /** The office recorded that it was given in place of a refund: the local date its payer agreed, and who wrote that down. */
  agreed?: { on: string; by: string };
  /** A refund that was handed out: the local date, the number of the temple's check, and who wrote that down. */
  out?: { on: string; check: string | null; by: string };
}

/** The wording of mails and text messages about gifts. */
@Injectable()
export class OrderTemplates implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly files: ReceiptFiles,
    private readonly database: Database,
    private readonly audience: NotificationAudience,
    private readonly payments: PaymentWordingService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add('gift-received', (gift: GiftMessage) => this.received(gift));
    this.templates.add('gift-received-sms', async (gift: GiftMessage) => {
      const thanks = (await this.payment(gift))?.sms;
      const words = await this.words(gift);
      return receivedSms(gift, words, thanks, agreedSentences(gift, words, await this.languageOf(gift)));
    });
    this.templates.add('refund-handed-out', (refund: GiftMessage) => this.handedOut(refund));
    this.templates.add('refund-handed-out-sms', async (refund: GiftMessage) => {
      const words = await this.words(refund);
      return { text: [`${words.notices['handed-out']}.`, ...outSentences(refund, words, await this.languageOf(refund))].join(' ') };
    });
    this.templates.add('receipt-reissued', (gift: GiftMessage) => this.reissued(gift));
    this.templates.add('receipt-reissued-sms', async (gift: GiftMessage) => reissuedSms(gift, await this.words(gift)));
    this.templates.add('receipt-issued', (gift: GiftMessage) => this.issued(gift));
    this.templates.add('receipt-issued-sms', async (gift: GiftMessage) => receivedSms(gift, await this.words(gift)));
    this.templates.add('gift-corrected', (gift: GiftMessage) => this.corrected(gift));
    this.templates.add('gift-corrected-sms', async (gift: GiftMessage) => correctedSms(gift, await this.words(gift)));
    this.templates.add('gift-refunded', (gift: GiftMessage) => this.taken(gift));
    this.templates.add('gift-refunded-sms', async (gift: GiftMessage) => takenSms(gift, await this.words(gift)));
    this.addLinesBack('place-gone');
    this.addLinesBack('temple-canceled');
    this.addLinesBack('temple-suspended');
    this.addLinesBack('paid-twice');
    this.templates.add('order-bank-refused', (refused: BankRefusedMessage) => this.bankRefused(refused));
    this.templates.add('order-bank-refused-sms', async (refused: BankRefusedMessage) => {
      const language = await this.languageOf(refused);
      const words = saidIn(BANK_REFUSED_WORDS, language);
      return { text: [`${refused.temple}:`, ...refusedSentences(words, whatIn(refused, language))].join(' ') };
    });
  }

  private async bankRefused(refused: BankRefusedMessage): Promise<RenderedMessage> {
    const language = await this.languageOf(refused);
    const words = saidIn(BANK_REFUSED_WORDS, language);
    const action = { label: words.action, url: `${this.settings.publicUrl}${refused.path}` };
    const mail = composeMail({ heading: words.heading, paragraphs: refusedSentences(words, whatIn(refused, language)), language, action });
    return { subject: words.subject(refused.temple), ...mail };
  }

  private addLinesBack(why: LinesBackReason): void {
    this.templates.add(`order-${why}`, (back: LinesBackMessage) => this.linesBack(back, why));
    this.templates.add(`order-${why}-sms`, async (back: LinesBackMessage) => {
      const language = await this.languageOf(back);
      const words = saidIn(LINES_BACK_WORDS, language);
      return { text: words.sms(whatIn(back, language), [words[why], ...(back.reason ? [words.reason(back.reason)] : [])].join(' ')) };
    });
  }

  private async linesBack(back: LinesBackMessage, why: LinesBackReason): Promise<RenderedMessage> {
    const language = await this.languageOf(back);
    const words = saidIn(LINES_BACK_WORDS, language);
    const reason = back.reason ? [words.reason(back.reason)] : [];
    const paragraphs = [[`${whatIn(back, language).what}: ${words[why]}`, ...reason].join(' '), words.onItsWay(back.amount)];
    return { subject: words.subject(back.temple), ...composeMail({ heading: words.heading, paragraphs, language }) };
  }

  private async received(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const payment = await this.payment(gift);
    const { subject, heading, what } = payment ?? words.received;
    const paper = gift.receiptNumber ? words.paper(gift.paper ?? 'receipt', gift.receiptNumber) : words.paperFollows;
    const agreed = agreedSentences(gift, words, await this.languageOf(gift));
    const paragraphs = [what, ...agreed, ...(payment?.lines ?? []), paper];
    return this.mail(gift, words, { subject, heading, paragraphs, action: gift.signedIn ? payment?.action : null });
  }

  private async handedOut(refund: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(refund);
    const title = words.notices['handed-out'];
    const paragraphs = [outSentences(refund, words, await this.languageOf(refund)).join(' ')];
    return this.mail(refund, words, { subject: title, heading: title, paragraphs });
  }

  private async reissued(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const { subject, heading, what, reason } = words.reissued;
    const paragraphs = [what, ...changesOf(gift, words), ...(gift.reason ? [reason(gift.reason)] : []), ...receiptSentences(gift, words)];
    return this.mail(gift, words, { subject, heading, paragraphs });
  }

  private async issued(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const { subject, heading } = words.issued;
    const paper = gift.receiptNumber ? [words.paper(gift.paper ?? 'receipt', gift.receiptNumber)] : [];
    return this.mail(gift, words, { subject, heading, paragraphs: [words.received.what, ...paper] });
  }

  private async corrected(gift: GiftMessage): Promise<RenderedMessage> {
    const words = await this.words(gift);
    const { subject, heading, what } = words.corrected;
    const gone = notForTaxes(gift, words);
    const paragraphs = [what(gift.corrected ?? []), ...changesOf(gift, words), ...receiptSentences(gift, words), ...gone];
    return this.mail(gift, words, { subject, heading, paragraphs });
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
    return this.mail(gift, words, { subject, heading, paragraphs });
  }

  private async mail(
    gift: GiftMessage,
    words: GiftWords,
    { subject, heading, paragraphs, action: first }: MailBody,
  ): Promise<RenderedMessage> {
    const { signedIn, receiptNumber, verifyUrl } = gift;
    const footnotes = verifyUrl ? [words.check(verifyUrl)] : [];
    const receipts = signedIn && receiptNumber ? { label: words.receipts, url: `${this.settings.publicUrl}/receipts` } : null;
    const action = first ?? receipts;
    const language = await this.languageOf(gift);
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

  private async payment(gift: GiftMessage): Promise<PaymentWording | null> {
    const { orderId: id, templeId, temple, amount } = gift;
    return id && templeId ? this.payments.of({ templeId, id }, temple, amount, await this.languageOf(gift)) : null;
  }

  private async words(gift: GiftMessage): Promise<GiftWords> {
    const { temple, amount, property, payment = false, funds, checkNumber } = gift;
    const facts = { temple, given: property ?? amount, property: Boolean(property), payment, funds, checkNumber: checkNumber ?? '' };
    return giftWordsIn(await this.languageOf(gift), facts);
  }

  /** Read when the message is sent, so that settling a gift need not. */
  private async languageOf({ accountId, language = 'en' }: Pick<GiftMessage, 'accountId' | 'language'>): Promise<Language> {
    if (!accountId) return language;
    const [recipient] = await this.audience.of(this.database.reader, donationNotifications.kinds.received, { accountId });
    return recipient?.language ?? 'en';
  }

  private async receiptFile({ receipt, receiptNumber }: GiftMessage): Promise<Pick<RenderedMessage, 'attachments'>> {
    if (!receipt) return {};
    const content = await this.files.pdfIfMade(receipt);
    if (!content) return {};
    return { attachments: [{ filename: `Receipt ${receiptNumber}.pdf`, contentType: 'application/pdf', content }] };
  }
}

interface MailBody {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Leads to what was booked rather than to the receipts. */
  action?: PaymentWording['action'] | undefined;
}

/** When and how it was handed out, who wrote that down, and how to object. */
const outSentences = ({ out }: GiftMessage, words: GiftWords, language: Language): string[] => [
  ...(out ? [words.handedOutHow({ day: longDate(out.on, language), check: out.check, by: out.by })] : []),
  words.notHandedOut,
];

/** A mail about a receipt ends as the receipt does. */
const signatureOf = ({ receiptNumber, signer }: GiftMessage): string[] =>
  receiptNumber && signer ? [[signer.name, signer.title].filter(Boolean).join(', ')] : [];

const changesOf = ({ changes = [] }: GiftMessage, { change }: GiftWords): string[] => changes.map(change);

/** What is canceled because the bank took the money, and how to pay after all. */
const whatToDo = ({ canceled, gift = true, cause }: GiftMessage, words: GiftWords): string[] => [
  ...(canceled ? [words.canceledWith(canceled)] : []),
  ...(gift && (cause === 'bank-returned' || cause === 'check-returned') ? [words.giveAnotherWay] : []),
];

/** Only of a receipt that could have been used for them: what was paid for alone is no donation. */
const notForTaxes = ({ voidedNumber, voidedPaper = 'receipt' }: GiftMessage, { dontUse }: GiftWords): string[] =>
  voidedNumber && (voidedPaper === 'receipt' || voidedPaper === 'property') ? [dontUse(voidedNumber)] : [];

/** What became of the receipt the donor had, or which one there is again. */
function receiptSentences({ receiptNumber, voidedNumber, paper = 'receipt' }: GiftMessage, words: GiftWords): string[] {
  if (!voidedNumber) return receiptNumber ? [words.paper(paper, receiptNumber)] : [];
  return [receiptNumber ? words.replaced(voidedNumber, receiptNumber) : words.void(voidedNumber)];
}

function receivedSms(
  { receiptNumber, verifyUrl, paper = 'receipt' }: GiftMessage,
  words: GiftWords,
  thanks = words.received.sms,
  agreed: readonly string[] = [],
): RenderedMessage {
  return { text: [thanks, ...agreed, ...(receiptNumber ? [words.paper(paper, receiptNumber), verifyUrl] : [])].join(' ') };
}

function reissuedSms(gift: GiftMessage, words: GiftWords): RenderedMessage {
  return { text: [words.reissued.what, ...changesOf(gift, words), ...receiptSentences(gift, words), gift.verifyUrl].join(' ') };
}

function correctedSms(gift: GiftMessage, words: GiftWords): RenderedMessage {
  const sentences = [words.corrected.what(gift.corrected ?? []), ...changesOf(gift, words), ...receiptSentences(gift, words)];
  return { text: [...sentences, ...(gift.receiptNumber ? [gift.verifyUrl] : [])].join(' ') };
}

function takenSms(gift: GiftMessage, words: GiftWords): RenderedMessage {
  const given = lostGifts(words, gift.gifts);
  const { what } = words.taken[gift.cause ?? 'refund'];
  const sentences = [what, ...given.what, ...whatToDo(gift, words), ...receiptSentences(gift, words), ...given.receipts];
  return { text: [...sentences, ...(gift.receiptNumber ? [gift.verifyUrl] : [])].join(' ') };
}
