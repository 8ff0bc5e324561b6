import { Inject, Injectable } from '@nestjs/common';
import { formatMoney, LANGUAGE_FACTS, type Language, type LineOccasion, momentWithZone, saidIn } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.ts';
import { Temple } from '../../temples/temple.entity.ts';
import { linesOf } from '../lines-of.ts';
import { wordedLines } from '../notices/worded-lines.ts';
import type { OrderLine } from '../order-line.entity.ts';
import { Purchasables } from '../purchasables.ts';
import type { OrderKey } from '../sale.ts';
import { PAYMENT_WORDS, type PaymentWords } from '../words/payment-words.ts';

/** What a message about a payment says of it. */
export interface PaymentWording {
  subject: string;
  heading: string;
  what: string;
  sms: string;
  /** Each gift and each fee, card fees included that were covered; of a pooja also when it is, and for how many. */
  lines: string[];
  /** Leads to what was booked, if anything was. */
  action: { label: string; url: string } | null;
}

/** Words a payment that was for more than gifts; read when the message is sent, so that settling the order need not. */
@Injectable()
export class PaymentWordingService {
  constructor(
    private readonly database: Database,
    private readonly purchasables: Purchasables,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Null where there is nothing but gifts: those have words of their own. What went back is left out. */
  async of(order: OrderKey, temple: string, amount: string, language: Language): Promise<PaymentWording | null> {
    const { reader } = this.database;
    const lines = (await linesOf(reader, order)).filter(({ amountCents, refundHeldCents }) => refundHeldCents < Math.max(amountCents, 1));
    if (lines.every(({ kind }) => kind === 'donation')) return null;
    const words = saidIn(PAYMENT_WORDS, language);
    const { timeZone } = await reader.findOneByOrFail(Temple, { id: order.templeId });
    const occasions = await this.purchasables.occasionsOf(reader, lines);
    const named = await wordedLines(reader, lines, language);
    const facts = { words, timeZone, locale: LANGUAGE_FACTS[language].locale };
    return {
      subject: words.subject(temple),
      heading: words.heading(temple),
      what: words.what(temple, amount),
      sms: words.sms(temple, amount),
      lines: [
        ...lines.map((line) => lineIn(facts, { ...line, label: named.get(line.id) ?? line.label }, occasions.get(line.id))),
        ...coveredFeeOf(lines, words),
      ],
      action: this.actionTo(lines, words),
    };
  }

  private actionTo(lines: readonly OrderLine[], { booking, bookings }: PaymentWords): PaymentWording['action'] {
    const [first, ...others] = lines.filter(({ kind }) => kind === 'pooja');
    if (!first) return null;
    const list = `${this.settings.publicUrl}/bookings`;
    return others.length > 0 ? { label: bookings, url: list } : { label: booking, url: `${list}?booking=${first.id}` };
  }
}

interface Facts {
  words: PaymentWords;
  timeZone: string;
  locale: string;
}

/** "Archana: $21.00 (fee), Tue, November 24, 2026 at 11:00 AM EST, 3 people" */
function lineIn({ words, timeZone, locale }: Facts, { label, kind, amountCents }: OrderLine, occasion?: LineOccasion): string {
  const paid = `${label}: ${formatMoney(amountCents)} (${kind === 'donation' ? words.gift : words.fee})`;
  const when = occasion ? [momentWithZone(locale, { ...MOMENT, timeZone }, occasion.startsAt)] : [];
  return [paid, ...when, ...(occasion?.people ? [words.people(occasion.people)] : [])].join(', ');
}

/** The card fees that the payer covered, as a line of their own: without it, the lines don't add up to what was paid. */
function coveredFeeOf(lines: readonly OrderLine[], { coveredFee }: PaymentWords): string[] {
  const cents = lines.reduce((sum, { coveredFeeCents }) => sum + coveredFeeCents, 0);
  return cents > 0 ? [`${coveredFee}: ${formatMoney(cents)}`] : [];
}

const MOMENT = {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
