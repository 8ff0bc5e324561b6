import { anyone, donor, endpoint, verifiedDonor } from '../endpoint.ts';
import { id, localDate } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf } from '../noun.ts';
import { object } from '../schema.ts';
import type { ShiftTemple } from './own-volunteering.ts';
import { serviceCertificateNoun } from './service-certificate.noun.ts';

const say = messagesOf(serviceCertificateNoun);

export const CERTIFICATE_STATUSES = statesOf(serviceCertificateNoun.states['service-certificate']);
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

/** Everything a certificate and its letter print; the digest is of its canonical form. Never changes once issued. */
export interface CertificateRecord {
  version: 1;
  number: string;
  temple: { name: string; legalName: string; address: string };
  person: string;
  from: string;
  to: string;
  issuedOn: string;
  totalMinutes: number;
  /** One line per shift, by date. */
  entries: { workedOn: string; title: string; minutes: number }[];
}

export interface CertificateRow {
  id: string;
  number: string;
  status: CertificateStatus;
  name: string;
  temple: ShiftTemple;
  from: string;
  to: string;
  totalMinutes: number;
  shifts: number;
  issuedAt: string;
  verifyPath: string;
}

/** What the QR code's public page shows to whoever has the paper. */
export interface CertificateVerification {
  number: string;
  status: CertificateStatus;
  person: string;
  templeName: string;
  from: string;
  to: string;
  totalMinutes: number;
  shifts: number;
  issuedOn: string;
  digest: string;
}

/** The public page that a certificate's QR code opens, part of the shell. */
export const certificateVerifyPath = (verificationId: string): string => `/verify-certificate/${verificationId}`;

const FROM = say('service-certificate.from-required');
const TO = say('service-certificate.to-required');
export const certificateSchema = object({
  volunteerId: id().required(say('service-certificate.person-unknown')),
  from: localDate().required(FROM),
  to: localDate()
    .required(TO)
    .test(
      'after-from',
      say('service-certificate.to-before-from'),
      (value, { parent }: { parent: { from?: string } }) => !value || !parent.from || value >= parent.from,
    ),
}).noUnknown();

const reads = ['service-certificate'] as const;

export const certificateEndpoints = {
  own: endpoint<CertificateRow[]>()({
    method: 'GET',
    path: '/api/devotee/service-certificates',
    summary: 'The household’s certificates, newest first',
    access: donor,
    reads,
  }),
  issue: endpoint<CertificateRow>()({
    method: 'POST',
    path: '/api/devotee/service-certificates',
    summary: 'Issues a certificate of approved hours',
    access: verifiedDonor,
    changes: ['service-certificate'],
    body: certificateSchema,
    status: 201,
  }),
  certificatePdf: endpoint<Blob>()({
    method: 'GET',
    path: '/api/devotee/service-certificates/:certificateId/certificate.pdf',
    summary: 'A certificate to keep',
    access: donor,
    reads,
    produces: 'pdf',
    records: 'service-certificate.downloaded',
  }),
  letterPdf: endpoint<Blob>()({
    method: 'GET',
    path: '/api/devotee/service-certificates/:certificateId/letter.pdf',
    summary: 'The same hours as a letter, shift by shift',
    access: donor,
    reads,
    produces: 'pdf',
    records: 'service-certificate.downloaded',
  }),
  verify: endpoint<CertificateVerification>()({
    method: 'GET',
    path: '/api/public/service-certificates/:verificationId',
    summary: 'Whether a certificate is valid, and for what',
    access: anyone,
    reads,
  }),
};
