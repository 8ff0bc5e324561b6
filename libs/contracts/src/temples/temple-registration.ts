import { fullName, newPassword } from '../accounts/auth.ts';
import { id, line, printed, requiredEmail, requiredPhone, text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { pageFields } from '../page.ts';
import { array, boolean, number, object, string } from '../schema.ts';
import type { TempleStatus, TempleSuspension } from './temple.ts';
import { templeRegistrationNoun } from './temple-registration.noun.ts';
import { US_STATES } from './us-states.ts';
import { website } from './website.ts';

const say = messagesOf(templeRegistrationNoun);

/** The temple's tax status, as the temple reports it. */
export const TAX_STATUSES = ['public-charity', 'church', 'applied', 'none'] as const;
export type TaxStatus = (typeof TAX_STATUSES)[number];

/** The documents a registration may include; the first is required of everyone. */
export const REGISTRATION_DOCUMENTS = ['irs-letter', 'articles', 'proof-of-address', 'officer-id'] as const;
export type RegistrationDocumentKind = (typeof REGISTRATION_DOCUMENTS)[number];
export const DOCUMENT_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentMediaType = (typeof DOCUMENT_MEDIA_TYPES)[number];
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

/** What an operator confirms before approving. */
export const REGISTRATION_CHECKS = ['legal-name', 'ein', 'contact', 'officer-id', 'not-another'] as const;
export type RegistrationCheck = (typeof REGISTRATION_CHECKS)[number];

export const REGISTRATION_DECISIONS = ['approve', 'ask', 'reject'] as const;
export type RegistrationDecision = (typeof REGISTRATION_DECISIONS)[number];

const EIN_MESSAGE = say('registration.ein-format');
const ZIP_MESSAGE = say('registration.zip-format');

/** Step 1: the temple. */
export const registrationTempleSchema = object({
  name: printed(120).min(3, say('registration.name-required')).required(say('registration.name-required')),
  legalName: printed(160).min(3, say('registration.legal-name-required')).required(say('registration.legal-name-required')),
  ein: string()
    .transform((ein: unknown) => (typeof ein === 'string' ? ein.trim().replace(/^(\d{2})-?(\d{7})$/, '$1-$2') : ein))
    .max(10, EIN_MESSAGE)
    .matches(/^\d{2}-\d{7}$/, { message: EIN_MESSAGE })
    .required(EIN_MESSAGE),
  taxStatus: string().oneOf(TAX_STATUSES, say('registration.tax-status-required')).required(say('registration.tax-status-required')),
  street: printed(120).required(say('registration.street-required')),
  city: printed(80).required(say('registration.city-required')),
  state: string().oneOf(Object.keys(US_STATES), say('registration.state-required')).required(say('registration.state-required')),
  zip: string()
    .trim()
    .max(10, ZIP_MESSAGE)
    .matches(/^\d{5}(-\d{4})?$/, { message: ZIP_MESSAGE })
    .required(say('registration.zip-required')),
  tradition: line(80).default(''),
  deities: line(300).default(''),
  website: website(say('registration.website-format')),
  description: text(1000).default(''),
}).noUnknown();

/** Step 2: who is responsible for the temple. They become its owner. */
export const registrationContactSchema = object({
  fullName: fullName(),
  office: line(60).required(say('registration.office-required')),
  email: requiredEmail(),
  phone: requiredPhone(),
}).noUnknown();

/** Identifies an uploaded document; the key proves that the sender uploaded it. */
export const uploadedDocumentSchema = object({ documentId: id().required(), key: string().max(100).required() }).noUnknown();
const MOST_PAPERS = 8;
const documents = () =>
  array(uploadedDocumentSchema)
    .max(MOST_PAPERS, say('registration.most-papers', { max: MOST_PAPERS }))
    .required();

/** The applicant's statement that they may act for the temple. */
export const mayAct = () => boolean().oneOf([true], say('registration.may-act-required')).required(say('registration.may-act-required'));

export const registerTempleSchema = object({
  temple: registrationTempleSchema.required(),
  contact: registrationContactSchema.shape({ password: newPassword() }).noUnknown().required(),
  documents: documents(),
  mayAct: mayAct(),
}).noUnknown();

/** After the team requested changes: the same again without the account, opened with the emailed key. */
export const resubmitTempleSchema = object({
  reference: string().max(20).required(),
  key: string().max(100).required(),
  temple: registrationTempleSchema.required(),
  documents: documents(),
}).noUnknown();

export const registrationStatusSchema = object({
  reference: string().trim().uppercase().max(20).required(say('registration.reference-required')),
  email: requiredEmail(),
}).noUnknown();
export const registrationKeySchema = object({ reference: string().max(20).required(), key: string().max(100).required() }).noUnknown();
export const uploadDocumentQuery = object({
  kind: string().oneOf(REGISTRATION_DOCUMENTS).required(),
  name: line(120).required(),
}).noUnknown();

export type RegistrationTemple = {
  -readonly [Field in keyof typeof registrationTempleSchema.fields]: string;
};

export interface RegistrationReceived {
  /** `TR-2026-K7M2QX`: the reference that the applicant quotes. */
  reference: string;
}

export interface UploadedDocument {
  documentId: string;
  key: string;
  kind: RegistrationDocumentKind;
  name: string;
  sizeBytes: number;
}

/** What an applicant sees. */
export interface RegistrationProgress {
  reference: string;
  templeName: string;
  status: TempleStatus;
  submittedAt: string;
  decidedAt: string | null;
  /** The team's latest message. */
  message: string | null;
}

/** The status of the user's own temple on the platform. Devotees can see it, and it accepts gifts, while it is approved. */
export interface TempleStanding {
  status: TempleStatus;
  /** What the platform team told its owners; null while it isn't suspended. */
  suspension: TempleSuspension | null;
  /** How it was registered; null for a temple that was added another way. */
  registration: {
    reference: string;
    submittedAt: string;
    contactEmail: string;
    decidedAt: string | null;
    /** The team's latest message. */
    message: string | null;
    papers: {
      id: string;
      kind: RegistrationDocumentKind;
      name: string;
      mediaType: DocumentMediaType;
      /** When the team first opened it. */
      readAt: string | null;
    }[];
    missingPapers: RegistrationDocumentKind[];
    /** What the team has confirmed so far. */
    checks: RegistrationCheck[];
  } | null;
}

/** What was submitted, for corrections. */
export interface RegistrationDraft {
  reference: string;
  temple: RegistrationTemple;
  documents: { kind: RegistrationDocumentKind; name: string }[];
  message: string | null;
}

/** What the platform found out on its own about one of the temple's statements. */
export interface RegistrationFinding {
  about: 'legal-name' | 'ein' | 'address' | 'website' | 'contact' | 'tax-status' | 'similar';
  /** `read` is left to the operator: what they need for it is attached. */
  verdict: 'good' | 'read' | 'look';
  /** Texts by key, `findings.<about>.<found>`. */
  found: string;
  facts: Record<string, string | number>;
}

export interface RegistrationRow {
  id: string;
  reference: string;
  name: string;
  city: string;
  state: string;
  status: TempleStatus;
  submittedAt: string;
  /** How many findings need attention. */
  flags: number;
}

export interface RegistrationDetail extends RegistrationRow {
  temple: RegistrationTemple;
  contact: { fullName: string; office: string; email: string; phone: string; emailVerified: boolean };
  findings: RegistrationFinding[];
  documents: {
    id: string;
    kind: RegistrationDocumentKind;
    name: string;
    mediaType: DocumentMediaType;
    sizeBytes: number;
    readAt: string | null;
    /** Sent after changes were requested. */
    isNew: boolean;
  }[];
  /** What was sent before changes were requested; null if it was sent once. */
  previous: { temple: RegistrationTemple; submittedAt: string } | null;
  /** Counts changes. Whatever an operator does names the version they looked at. */
  version: number;
  checks: RegistrationCheck[];
  reviewer: string | null;
  message: string | null;
  decidedAt: string | null;
}

export const REGISTRATION_VIEWS = ['waiting', 'sent-back', 'decided'] as const;
export type RegistrationView = (typeof REGISTRATION_VIEWS)[number];
export const registrationListQuery = object({ view: string().oneOf(REGISTRATION_VIEWS).default('waiting'), ...pageFields });
/** More changes than a registration ever sees. */
const VERSION_MAX = 1_000_000;
/** The version an operator looked at. A change is refused if somebody else changed the registration since. */
const version = () => number().integer().min(0).max(VERSION_MAX).required();
export const registrationTakeSchema = object({ version: version() }).noUnknown();
export const registrationChecksSchema = object({
  version: version(),
  checks: array(string().oneOf(REGISTRATION_CHECKS).required()).max(10).required(),
}).noUnknown();
export const registrationDecisionSchema = object({
  version: version(),
  decision: string().oneOf(REGISTRATION_DECISIONS).required(),
  message: text(2000).when('decision', ([decision], field) =>
    decision === 'approve' ? field.default('') : field.required(say('registration.reason-required')),
  ),
}).noUnknown();
