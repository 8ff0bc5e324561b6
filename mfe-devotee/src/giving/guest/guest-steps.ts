import type { GuestGiftPage } from '@sannidhi/contracts';
import { useLocation } from 'react-router-dom';
import { type GiftCost, giftCost } from '../gift-cost.ts';
import { type ChangeDraft, type GuestDraft, goodProof } from './guest-draft.ts';

/** The steps with their own URL; the last of the four is the page after payment. */
export type GuestStep = 'amount' | 'phone' | 'code';

/** The props of every step. */
export interface StepProps {
  page: GuestGiftPage;
  draft: GuestDraft;
  change: ChangeDraft;
  choice: Choice;
}

/** What the draft comes to at this temple. */
export interface Choice {
  fund: GuestGiftPage['funds'][number] | undefined;
  cost: GiftCost;
  complete: boolean;
}

/** The chosen purpose and cost; the code's purpose is used until another is chosen, and a closed purpose counts as none. */
export function choiceOf(page: GuestGiftPage, draft: GuestDraft): Choice {
  const only = page.funds.length === 1 ? page.funds[0] : undefined;
  const fund = page.funds.find(({ id }) => id === draft.fundId) ?? page.funds.find(({ id }) => id === page.code?.fundId) ?? only;
  const amount = draft.amountCents ?? 0;
  const inRange = amount >= page.limits.minCents && amount <= page.limits.maxCents;
  return { fund, cost: giftCost(amount, draft.coverFees), complete: inRange && fund !== undefined };
}

/** The furthest step that is possible so far, up to the requested one. */
export function stepFor(asked: string | null, draft: GuestDraft, { complete }: Choice): GuestStep {
  if (!complete || (asked !== 'phone' && asked !== 'code')) return 'amount';
  const codeSent = draft.sentCode?.phone === draft.phone || goodProof(draft) !== undefined;
  return asked === 'code' && codeSent ? 'code' : 'phone';
}

/** URLs of the steps with the scanned code's own parameters. */
export function useStepAddress(): (step: string) => string {
  const { pathname, search } = useLocation();
  return (step) => {
    const query = new URLSearchParams(search);
    if (step === 'amount') query.delete('step');
    else query.set('step', step);
    return `${pathname}?${query}`;
  };
}
