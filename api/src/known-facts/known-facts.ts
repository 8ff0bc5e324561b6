import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { canonicalPath, type Language, matchRoute, SHELL_PATTERNS } from '@sannidhi/contracts';
import type { Known } from '../platform/web/first-paint/first-paints.ts';
import { knownGift } from './known-gift.ts';
import { knownPoojas } from './known-poojas.ts';
import { knownReceipt } from './known-receipt.ts';

const NOTHING: Known = { texts: {}, lists: {} };

/** What public screens show at an address, for their first paint: null if the address has more to it, or nothing can be shown yet. */
export const knownFacts =
  (app: NestFastifyApplication) =>
  async (address: URL, language: Language): Promise<Known | null> => {
    const path = canonicalPath(address.pathname);
    if (path === '/donate') return knownGift(app, address.searchParams, language);
    if (path === '/pooja-booking') return knownPoojas(app, address.searchParams, language);
    const receipt = matchRoute(SHELL_PATTERNS.verifyReceipt, path);
    return receipt ? knownReceipt(app, receipt.verificationId ?? '', language) : NOTHING;
  };
