import type { GuestGiftPage } from '@sannidhi/contracts';
import { useLocation } from 'react-router-dom';
import { type GiftCost, giftCost } from '../gift-cost.ts';
import { type ChangeDraft, type GuestDraft, goodProof } from './guest-draft.ts';

/** The steps that have an address of their own; the last of the four is the page after payment. */
export type GuestStep = 'amount' | 'phone' | 'code';

/** What every step works with. */
export interface StepProps {
  page: GuestGiftPage;
  draft: GuestDraft;
  change: ChangeDraft;
  choice: Choice;
}

/** What the draft amounts to at this temple. */
export interface Choice {
  fund: GuestGiftPage['funds'][number] | undefined;
  cost: GiftCost;
  complete: boolean;
}

/** The chosen purpose and cost; the code's purpose stands in until another is chosen, and a purpose that was closed counts as none. */
export function choiceOf(page: GuestGiftPage, draft: GuestDraft): Choice {
  const only = page.funds.length === 1 ? page.funds[0] : undefined;
  const fund = page.funds.find(({ id }) => id === draft.fundId) ?? page.funds.find(({ id }) => id === page.code?.fundId) ?? only;
  const amount = draft.amountCents ?? 0;
  const inRange = amount >= page.limits.minCents && amount <= page.limits.maxCents;
  return { fund, cost: giftCost(amount, draft.coverFees), complete: inRange && fund !== undefined };
}

/** The furthest step that what is known allows, up to the one that was asked for. */
export function stepFor(asked: string | null, draft: GuestDraft, { complete }: Choice): GuestStep {
  if (!complete || (asked !== 'phone' && asked !== 'code')) return 'amount';
  const codeSent = draft.sentCode?.phone === draft.phone || goodProof(draft) !== undefined;
  return asked === 'code' && codeSent ? 'code' : 'phone';
}

/** Addresses of the steps under the scanned code's own parameters. */
export function useStepAddress(): (step: GuestStep) => string {
  const { pathname, search } = useLocation();
  return (step) => {
    const query = new URLSearchParams(search);
    if (step === 'amount') query.delete('step');
    else query.set('step', step);
    return `${pathname}?${query}`;
  };
}
