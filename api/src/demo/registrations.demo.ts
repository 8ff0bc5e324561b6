import type { RegistrationDocumentKind } from '@sannidhi/contracts';
import { RegistrationDocument } from '../domain/temple-registrations/registration-document.entity.ts';
import { storageKey } from '../domain/temple-registrations/registration-papers.service.ts';
import { TempleRegistration } from '../domain/temple-registrations/temple-registration.entity.ts';
import { hashSecret } from '../platform/auth/keyed-hash.ts';
import { insertOnce } from '../platform/database/rows.ts';
import { DocumentStore } from '../platform/storage/document-store.ts';
import { demoAccountId } from './core.demo.ts';
import { type DemoStep, demoId } from './demo-step.ts';
import { DEMO_WAITING_TEMPLE } from './demo-temples.ts';

const DAY_MS = 86_400_000;
const PAPERS: readonly (readonly [RegistrationDocumentKind, string])[] = [
  ['irs-letter', 'irs-letter-2009.pdf'],
  ['articles', 'articles.pdf'],
  ['officer-id', 'officer-id.pdf'],
];
const CONTACT_EMAIL = `owner@${DEMO_WAITING_TEMPLE}.test`;

/** The registration that awaits the platform's decision, with its documents. */
export const registrationsDemo: DemoStep = {
  name: 'registrations',
  async seed({ database, get, now }) {
    const store = get(DocumentStore);
    const submittedAt = new Date(now.getTime() - 3 * DAY_MS);
    const papers = PAPERS.map(([kind, name]) => paperOf(kind, name, submittedAt));
    for (const paper of papers) await store.write(storageKey(paper.id), pdfSaying(paper.name));
    await database.transaction(async (tx) => {
      await insertOnce(tx, TempleRegistration, registration(submittedAt));
      for (const paper of papers) await insertOnce(tx, RegistrationDocument, { ...paper, sizeBytes: pdfSaying(paper.name).length });
    });
  },
};

const registrationId = demoId('registration');

const registration = (submittedAt: Date): TempleRegistration => ({
  id: registrationId,
  templeId: demoId(`temple:${DEMO_WAITING_TEMPLE}`),
  reference: `TR-${submittedAt.getUTCFullYear()}-VARADA39`,
  temple: {
    name: 'Sri Varadaraja Temple',
    legalName: 'Sri Varadaraja Temple, Inc.',
    ein: '56-5550182',
    taxStatus: 'public-charity',
    street: '4410 Green Level Road',
    city: 'Cary',
    state: 'NC',
    zip: '27519',
    tradition: 'Sri Vaishnava',
    deities: 'Varadaraja',
    website: 'varadarajacary.example',
    description: 'A new temple that asks to join.',
  },
  accountId: demoAccountId({ role: 'temple-admin', email: CONTACT_EMAIL }),
  contactName: 'Sudha Varadan',
  contactOffice: 'Secretary',
  contactEmail: CONTACT_EMAIL,
  contactPhone: '+19195550182',
  checks: ['legal-name', 'ein', 'contact'],
  reviewer: null,
  message: null,
  changeKeyHash: null,
  submittedAt,
  decidedAt: null,
  version: null,
  changedBy: null,
  changedTo: null,
  previous: null,
});

const paperOf = (kind: RegistrationDocumentKind, name: string, createdAt: Date): RegistrationDocument => ({
  id: demoId(`registration:${kind}`),
  registrationId,
  kind,
  name,
  mediaType: 'application/pdf',
  sizeBytes: 0,
  keyHash: hashSecret(demoId(`registration-key:${kind}`)),
  readAt: null,
  createdAt,
});

/** A one-page PDF with a line of text. */
function pdfSaying(line: string): Buffer {
  const content = `BT /F1 18 Tf 72 720 Td (Demo paper: ${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`);
}
