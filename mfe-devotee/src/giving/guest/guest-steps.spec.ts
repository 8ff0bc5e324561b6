import type { GuestGiftPage } from '@sannidhi/contracts';
import { EMPTY_GUEST_DRAFT, type GuestDraft } from './guest-draft.ts';
import { choiceOf, stepFor } from './guest-steps.ts';

const fund = (id: string) => ({
  id,
  name: id,
  description: '',
  restricted: false,
  taxClass: 'gift' as const,
  benefit: null,
  fairMarketValueCents: 0,
});
const page = {
  funds: [fund('general'), fund('annadanam')],
  code: { id: 'qr', name: 'Main hall', fundId: 'annadanam' },
  limits: { minCents: 100, maxCents: 500_000 },
} as GuestGiftPage;
const draft = (patch: Partial<GuestDraft>): GuestDraft => ({ ...EMPTY_GUEST_DRAFT, ...patch });

it('takes the code’s purpose until another is chosen', () => {
  expect(choiceOf(page, draft({})).fund?.id).toBe('annadanam');
  expect(choiceOf(page, draft({ fundId: 'general' })).fund?.id).toBe('general');
  expect(choiceOf(page, draft({ fundId: 'closed-meanwhile' })).fund?.id).toBe('annadanam');
});

it('is complete only within the limits of a guest’s gift', () => {
  expect(choiceOf(page, draft({ amountCents: 99 })).complete).toBe(false);
  expect(choiceOf(page, draft({ amountCents: 51_00 })).complete).toBe(true);
  expect(choiceOf(page, draft({ amountCents: 500_001 })).complete).toBe(false);
});

it('never opens a step whose ground is missing', () => {
  const chosen = draft({ amountCents: 51_00, phone: '+17325550148' });
  const sent = { phone: '+17325550148', sentTo: '(732) 555-0148', sentAt: 0, expiresAt: 0, resendAfterSeconds: 60, triesLeft: 5 };
  expect(stepFor('code', draft({}), choiceOf(page, draft({})))).toBe('amount');
  expect(stepFor('code', chosen, choiceOf(page, chosen))).toBe('phone');
  expect(stepFor('code', { ...chosen, sentCode: sent }, choiceOf(page, chosen))).toBe('code');
  expect(stepFor('code', { ...chosen, sentCode: { ...sent, phone: '+17325550199' } }, choiceOf(page, chosen))).toBe('phone');
});
