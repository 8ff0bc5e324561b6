import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';
import { ReceiptListsService } from '../domain/receipts/receipt-lists.service.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { Known } from '../platform/web/first-paint/first-paints.ts';

/** What anyone may know about the receipt whose code was scanned; null if it can't be looked up now. */
export async function knownReceipt(app: NestFastifyApplication, verificationId: string, language: Language): Promise<Known | null> {
  try {
    const { status, number, templeName, issuedOn, replacedByNumber, digest } = await app.get(ReceiptListsService).verify(verificationId);
    return {
      variant: status,
      texts: { number, temple: templeName, issued: dayIn(issuedOn, language), digest, replacement: replacedByNumber ?? '' },
      lists: {},
    };
  } catch (error) {
    return error instanceof DomainError && error.code === 'not-found' ? { variant: 'unknown', texts: {}, lists: {} } : null;
  }
}

/** A civil date as the screen shows it. */
const dayIn = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
