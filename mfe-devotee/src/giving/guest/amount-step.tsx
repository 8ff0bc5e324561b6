import { cents, donationNoun, type GuestGiftPage, id, messagesOf, QUICK_AMOUNTS_CENTS } from '@sannidhi/contracts';
import {
  CheckboxField,
  Chip,
  Form,
  formatCents,
  IconQrcode,
  KeepTyped,
  MoneyField,
  RadioCardsField,
  RETURN_PARAMETER,
  SubmitButton,
  useFormValues,
} from '@sannidhi/kit';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { boolean, object } from 'yup';
import { useTexts } from '../../use-texts.ts';
import { giftCost } from '../gift-cost.ts';
import { GuestCart } from './guest-cart.tsx';
import { goodProof } from './guest-draft.ts';
import { StepContent, StepFoot } from './guest-frame.tsx';
import { type StepProps, useStepAddress } from './guest-steps.ts';

interface AmountValues {
  amountCents: number | undefined;
  fundId: string;
  coverFees: boolean;
}

/**
 * Step 1: how much and for what. Covering the card fee starts unchecked; a painted step, which knows no amount yet, brings its own `cover`.
 */
export function AmountStep({ page, draft, change, choice, cover = <CoverFees /> }: StepProps & { cover?: ReactNode }) {
  const text = useTexts();
  const navigate = useNavigate();
  const address = useStepAddress();
  const [added, setAdded] = useState(0);
  const schema = amountSchema(page, text);
  const initial: AmountValues = {
    amountCents: draft.amountCents ?? undefined,
    fundId: choice.fund?.id ?? '',
    coverFees: draft.coverFees,
  };
  const keep = ({ amountCents, fundId, coverFees }: AmountValues) =>
    change({ amountCents: Number.isFinite(amountCents) ? (amountCents ?? null) : null, fundId, coverFees });
  const startOver = () => {
    change({ amountCents: null });
    setAdded((gifts) => gifts + 1);
  };
  return (
    <Form
      // What went into the cart leaves an empty form for the next gift.
      key={added}
      schema={schema}
      initialValues={{ ...initial }}
      onSubmit={() => navigate(address(goodProof(draft) ? 'code' : 'phone'))}
    >
      <KeepTyped<AmountValues> keep={keep} />
      <StepContent>
        <MoneyField name="amountCents" label={text('amount.yours')} quickAmounts={QUICK_AMOUNTS_CENTS} help={<Limits page={page} />} />
        <RadioCardsField name="fundId" label={text('purpose.label')} cards={cardsOf(page, text('purpose.fromCode'))} />
        {cover}
        <GuestCart page={page} isChosen={(values) => schema.isValidSync(values)} onAdded={startOver} />
      </StepContent>
      <Continue />
    </Form>
  );
}

function Limits({ page: { limits, temple } }: { page: GuestGiftPage }) {
  const text = useTexts();
  const range = { min: formatCents(limits.minCents), max: formatCents(limits.maxCents) };
  return (
    <span>
      {text('amount.range', range)}{' '}
      <Link to={`/login?${RETURN_PARAMETER}=${encodeURIComponent(`/devotee/donate?temple=${temple.slug}`)}`}>
        {text('amount.signInForMore')}
      </Link>
    </span>
  );
}

function CoverFees() {
  const text = useTexts();
  const { amountCents } = useFormValues<AmountValues>();
  const cost = giftCost(amountCents || 0, false);
  if (!cost.giftCents) return null;
  return (
    <CheckboxField name="coverFees" label={text('cost.cover', { fee: formatCents(cost.coverCents), gift: formatCents(cost.giftCents) })} />
  );
}

function Continue() {
  const text = useTexts();
  const { amountCents, coverFees } = useFormValues<AmountValues>();
  const { totalCents } = giftCost(amountCents || 0, coverFees);
  return (
    <StepFoot>
      <SubmitButton wide busy={text('guest.continue')}>
        {totalCents ? text('guest.continueWith', { total: formatCents(totalCents) }) : text('guest.continue')}
      </SubmitButton>
    </StepFoot>
  );
}

const cardsOf = ({ funds, code }: GuestGiftPage, fromCode: string) =>
  funds.map((fund) => ({
    value: fund.id,
    label: fund.name,
    note: fund.description || undefined,
    aside:
      fund.id === code?.fundId ? (
        <Chip kind="primary" icon={IconQrcode}>
          {fromCode}
        </Chip>
      ) : undefined,
  }));

/** What step 1 takes, with its words. */
export const amountSchema = ({ limits }: GuestGiftPage, text: ReturnType<typeof useTexts>) => {
  const invalid = text('amount.invalid');
  const range = messagesOf(donationNoun)('donation.amount-range', { minCents: limits.minCents, maxCents: limits.maxCents });
  return object({
    amountCents: cents(limits.minCents, limits.maxCents, range).typeError(invalid).required(invalid),
    fundId: id().required(text('purpose.missing')),
    coverFees: boolean().default(false),
  });
};
