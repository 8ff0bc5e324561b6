import { anyone, endpoint, staff } from '../endpoint.ts';
import { id, line, printed } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { boolean, object } from '../schema.ts';
import { eHundiCodeNoun } from './e-hundi-code.noun.ts';
import type { FundPublic, TemplePublic } from './temple.ts';

const say = messagesOf(eHundiCodeNoun);

/** A printed QR code that opens the guest gift page for one temple and purpose. */
export interface EHundiCode {
  id: string;
  /** Where the poster is displayed: "Main hall". */
  name: string;
  fund: { id: string; name: string };
  active: boolean;
  /** The address in the QR code: /donate with temple, qr, name and purpose. */
  url: string;
  giftCount: number;
  giftSumCents: number;
}

/** What the guest page shows for a scanned code. Names come from here, never from the URL. */
export interface GuestGiftPage {
  temple: TemplePublic & { legalName: string };
  funds: FundPublic[];
  code: { id: string; name: string; fundId: string } | null;
  limits: { minCents: number; maxCents: number };
  /** Whether its account with the payment provider takes payments now. */
  takesPayments: boolean;
}

export const eHundiCodeSchema = object({
  name: printed(60).required(say('e-hundi-code.place-required')),
  fundId: id().required(say('e-hundi-code.fund-required')),
  active: boolean().default(true),
}).noUnknown();

export const guestPageQuery = object({ temple: line(80).required(say('e-hundi-code.temple-missing')), qr: line(40) });

export const eHundiEndpoints = {
  list: endpoint<EHundiCode[]>()({
    method: 'GET',
    path: '/api/temple-admin/e-hundi-codes',
    summary: 'The temple’s e-hundi codes',
    access: staff('donations:read'),
    reads: ['e-hundi-code', 'fund'],
  }),
  create: endpoint<EHundiCode>()({
    method: 'POST',
    path: '/api/temple-admin/e-hundi-codes',
    summary: 'Makes an e-hundi code',
    access: staff('ehundi:manage'),
    changes: ['e-hundi-code'],
    body: eHundiCodeSchema,
    status: 201,
  }),
  update: endpoint<EHundiCode>()({
    method: 'PUT',
    path: '/api/temple-admin/e-hundi-codes/:codeId',
    summary: 'Changes or retires an e-hundi code',
    access: staff('ehundi:manage'),
    changes: ['e-hundi-code'],
    body: eHundiCodeSchema,
  }),
  poster: endpoint<Blob>()({
    method: 'GET',
    path: '/api/temple-admin/e-hundi-codes/:codeId/poster.pdf',
    summary: 'The poster to print',
    access: staff('donations:read'),
    reads: ['e-hundi-code', 'fund'],
    produces: 'pdf',
    records: { nothing: 'The poster hangs where everybody sees it.' },
  }),
  guestPage: endpoint<GuestGiftPage>()({
    method: 'GET',
    path: '/api/public/e-hundi',
    summary: 'Temple, purposes and limits behind a scanned code',
    access: anyone,
    reads: ['temple', 'e-hundi-code', 'fund'],
    query: guestPageQuery,
  }),
};
