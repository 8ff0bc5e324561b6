import type { GuestGiftPage, PaintedStep } from '@sannidhi/contracts';
import { Banner, CheckboxField, HttpError, useErrorSentence } from '@sannidhi/kit';
import { plainRules } from '@sannidhi/kit/prerender';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useTexts } from '../../use-texts.ts';
import { AmountStep, amountSchema } from './amount-step.tsx';
import { EMPTY_GUEST_DRAFT } from './guest-draft.ts';
import { GuestFrame } from './guest-frame.tsx';
import type { StepProps } from './guest-steps.ts';
import { PhoneStep, phoneSchema } from './phone-step.tsx';

interface PaintedStepsProps {
  page: GuestGiftPage;
  place: string;
}

/**
 * The steps that a guest can take before the app is there, the second one hidden. The shell's script for painted pages
 * (`shell/src/painted/gift`) makes them work with the rules and words that they bring.
 */
export function PaintedSteps({ page, place }: PaintedStepsProps) {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const step: StepProps = {
    page,
    draft: EMPTY_GUEST_DRAFT,
    change: () => undefined,
    choice: { fund: page.funds[1], cost: { giftCents: 0, coverCents: 0, totalCents: 0, feeCents: 0 }, complete: false },
  };
  const amountWords = {
    cover: text('cost.cover', { fee: '{fee}', gift: '{gift}' }),
    continue: text('guest.continue'),
    continueWith: text('guest.continueWith', { total: '{total}' }),
  };
  const phoneWords = {
    sending: text('phone.sending'),
    network: errorSentence(new TypeError()),
    server: errorSentence(new HttpError(500, '', '')),
  };
  return (
    <>
      <div data-step="amount" data-temple={page.temple.slug} data-code={page.code?.id}>
        <Facts title={text('steps.amount')} schema={amountSchema(page, text)} words={amountWords} />
        <GuestFrame temple={page.temple.name} place={place} step={1}>
          <AmountStep {...step} cover={<Cover>{amountWords.cover}</Cover>} />
        </GuestFrame>
      </div>
      <div data-step="phone" hidden>
        <Facts title={text('steps.phone')} schema={phoneSchema} words={phoneWords} />
        <GuestFrame temple={page.temple.name} place={place} step={2}>
          {/* Chosen in the first step: the script names it. */}
          <PhoneStep {...step} choice={{ ...step.choice, fund: undefined }} />
          <div data-failure hidden>
            <Banner kind="error" />
          </div>
        </GuestFrame>
      </div>
    </>
  );
}

/** Covering the fee, until there is an amount. */
const Cover = ({ children }: { children: ReactNode }) => (
  <div data-cover hidden>
    <CheckboxField name="coverFees" label={children} />
  </div>
);

/** What the script has to know of a step. */
function Facts({ title, schema, words }: { title: string; schema: AnyObjectSchema; words: PaintedStep['words'] }) {
  const facts: PaintedStep = { title, rules: plainRules(schema), words };
  return (
    <span data-step-facts hidden>
      {JSON.stringify(facts)}
    </span>
  );
}
