import { reachOf } from './reach-of.ts';

const EMAIL = 'donor@example.test';
const PHONE = '+17325550100';
const fine = { mailProblem: null, textsStopped: false };

it.each([
  ['by email and text', { email: EMAIL, phone: PHONE, ...fine }, 'emailAndText'],
  ['by email', { email: EMAIL, phone: null, ...fine }, 'email'],
  ['by text', { email: null, phone: PHONE, ...fine }, 'text'],
  ['not at all without a contact', { email: null, phone: null, ...fine }, 'nobody'],
  ['by email alone after STOP', { email: EMAIL, phone: PHONE, ...fine, textsStopped: true }, 'email'],
  ['by text alone after a bounce', { email: EMAIL, phone: PHONE, ...fine, mailProblem: 'bounce' }, 'text'],
  ['by email after a complaint about a broadcast', { email: EMAIL, phone: null, ...fine, mailProblem: 'complaint' }, 'email'],
  ['not at all where every contact is closed', { email: EMAIL, phone: PHONE, mailProblem: 'bounce', textsStopped: true }, 'unreachable'],
] as const)('a donor is notified of a refund %s', (_, contacts, reach) => {
  expect(reachOf(contacts)).toBe(reach);
});
