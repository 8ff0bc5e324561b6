import { ROLE_FACTS, type SignedIn } from '@sannidhi/contracts';
import type { Rows } from '../harness/rows.ts';

const PATTERN = 'ganesh@devotees.test';
const PASSWORD = 'Namaste-108';
const AT_ONCE = 8;

/** Devotees copied from one of the demo's, signed in: their session tokens. */
export async function buildFamilies(rows: Rows, url: string, count: number): Promise<string[]> {
  const emails = await copyDevotee(rows, count);
  const tokens: string[] = [];
  for (let at = 0; at < emails.length; at += AT_ONCE)
    tokens.push(...(await Promise.all(emails.slice(at, at + AT_ONCE).map((email, index) => signInFrom(url, email, at + index)))));
  return tokens;
}

async function copyDevotee(rows: Rows, count: number): Promise<string[]> {
  const [devotee] = await rows.query("SELECT * FROM accounts WHERE email LIKE '%@devotees.test' LIMIT 1");
  if (!devotee) throw new Error('The demo has no devotee to copy.');
  const emails = Array.from({ length: count }, (_, index) => `rush.${index}.${PATTERN}`);
  const idOf = (index: number) => `${String(devotee.id).slice(0, 24)}${index.toString(16).padStart(12, '0')}`;
  const copies = emails.map((email, index) => ({ ...devotee, id: idOf(index), email, fullName: `Family ${index}` }));
  await rows.insert('accounts', copies);
  return emails;
}

/** Each signs in from a network of their own. */
async function signInFrom(url: string, email: string, index: number): Promise<string> {
  const network = `10.${Math.floor(index / 250)}.${index % 250}.7`;
  const answer = await fetch(`${url}${ROLE_FACTS.donor.authPath}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing ${email} in answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as SignedIn).authToken;
}
