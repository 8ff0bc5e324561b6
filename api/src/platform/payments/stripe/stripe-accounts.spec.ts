import { accountStateOf } from './stripe-accounts.ts';

type Known = Parameters<typeof accountStateOf>[0];
const account = (takes: boolean, sent: boolean, requirements: object = {}): Known => ({
  charges_enabled: takes,
  details_submitted: sent,
  requirements: { past_due: [], currently_due: [], disabled_reason: null, ...requirements } as unknown as Known['requirements'],
});

it.each([
  ['ready', account(true, true), []],
  ['ready', account(true, true, { currently_due: ['external_account'] }), ['bank-account']],
  [
    'information-needed',
    account(false, false, { currently_due: ['company.name', 'tos_acceptance.date', 'x.y'] }),
    ['business', 'terms', 'other'],
  ],
  ['information-needed', account(false, true, { currently_due: ['person_1.first_name'] }), ['people']],
  ['in-review', account(false, true, { disabled_reason: 'requirements.pending_verification' }), []],
  [
    'restricted',
    account(false, true, {
      past_due: ['person_1.verification.document'],
      currently_due: ['person_1.verification.document'],
      disabled_reason: 'requirements.past_due',
    }),
    ['identity'],
  ],
  ['restricted', account(false, true, { disabled_reason: 'rejected.fraud' }), []],
] as const)('is %s for %j', (status, known, due) => {
  expect(accountStateOf(known)).toEqual({ status, due });
});
