import { type FundPublic, planEndpoints, planSchema, templeEndpoints } from '@sannidhi/contracts';
import { CheckboxField, Form, formatCents, notify, ScreenStates, useFormValues, useRead, useWrite } from '@sannidhi/kit';
import type { DonorGiftValues } from '../giving/donor/donor-draft.ts';
import { GiftLines } from '../giving/donor/gift-lines.tsx';
import { NameFields } from '../giving/donor/receipt-fields.tsx';
import { giftCost } from '../giving/gift-cost.ts';
import { worded } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';
import { FormEnd } from './form-end.tsx';
import type { PlanFormProps } from './plan-form-props.ts';

const SCHEMA = planSchema.pick(['lines', 'coverFees', 'legalName', 'anonymous']);

/** Changes how much a plan gives and to what, from the next date that isn't being charged yet. */
export function GiftForm({ plan, onDone }: PlanFormProps) {
  const text = useTexts();
  const page = useRead(templeEndpoints.page, { params: { slug: plan.temple.slug } });
  return (
    <ScreenStates query={page} failedTitle={text('donor.templeFailed')}>
      {({ funds }) => <LoadedForm plan={plan} funds={funds.map(worded)} onDone={onDone} />}
    </ScreenStates>
  );
}

function LoadedForm({ plan, funds, onDone }: PlanFormProps & { funds: readonly FundPublic[] }) {
  const text = useTexts();
  const change = useWrite(planEndpoints.change);
  const { coverFees, legalName, anonymous } = plan;
  // A closed purpose has to be chosen again.
  const lines = plan.lines.map(({ fundId, amountCents, open }) => ({ fundId: open ? fundId : '', amountCents }));
  return (
    <Form
      schema={SCHEMA}
      initialValues={{ lines, coverFees, legalName, anonymous, repeats: 'regularly' }}
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { planId: plan.id }, body });
        notify({ kind: 'success', title: text('plans.changed.gift') });
        onDone();
      }}
    >
      <GiftLines funds={funds} />
      <CoverFees />
      <NameFields />
      <p>{text('plans.edit.giftEffect')}</p>
      <FormEnd onCancel={onDone} />
    </Form>
  );
}

function CoverFees() {
  const text = useTexts();
  const { lines } = useFormValues<Pick<DonorGiftValues, 'lines'>>();
  const { giftCents, coverCents } = giftCost(
    lines.reduce((sum, { amountCents }) => sum + (amountCents || 0), 0),
    false,
  );
  if (giftCents === 0) return null;
  return <CheckboxField name="coverFees" label={text('cost.cover', { fee: formatCents(coverCents), gift: formatCents(giftCents) })} />;
}
