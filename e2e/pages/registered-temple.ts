import { registrationEndpoints } from '@sannidhi/contracts';
import { ApiClient } from '../harness/api-client.ts';

export const OWNER_PASSWORD = 'Kamakshi-2026';

let temples = 0;

/** An EIN that no other temple on this worker's platform has. */
export const newEin = (): string => `565550${100 + temples++}`;

/** A registration that nobody has reviewed yet, as its contact sends it. */
export async function registerTemple(url: string, { name, email }: { name: string; email: string }) {
  const sent = await fetch(`${url}/api/public/temple-registrations/documents?kind=irs-letter&name=letter.pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: '%PDF-1.4\n%%EOF\n',
  });
  const { documentId, key } = (await sent.json()) as { documentId: string; key: string };
  const address = { street: '4410 Green Level Road', city: 'Cary', state: 'NC', zip: '27519' };
  const more = { tradition: '', deities: '', website: '', description: '' };
  await new ApiClient(url).call(registrationEndpoints.register, {
    body: {
      temple: { name, legalName: `${name}, Inc.`, ein: newEin(), taxStatus: 'public-charity', ...address, ...more },
      contact: { fullName: 'Sudha Varadan', office: 'Secretary', email, phone: '+17325550148', password: OWNER_PASSWORD },
      documents: [{ documentId, key }],
      mayAct: true,
    },
  });
}
