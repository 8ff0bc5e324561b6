import { donationEndpoints, planEndpoints, type TemplePage } from '@sannidhi/contracts';
import { Card, Form, KeepTyped, notify, styled, useWrite } from '@sannidhi/kit';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { planPath } from '../../plans/plan-paths.ts';
import { useTexts } from '../../use-texts.ts';
import { leaveTo } from '../leave-to.ts';
import { AFTER_GIFT, type DonorDraft, type DonorGiftValues, type DraftLine, useDonorDraft } from './donor-draft.ts';
import { donationPayload, donorGiftSchema, planPayload } from './donor-gift-schema.ts';
import { GiftLines } from './gift-lines.tsx';
import { GiftSummary, type GiftWish } from './gift-summary.tsx';
import { DedicationFields, NameFields } from './receipt-fields.tsx';
import { RepeatsField, ScheduleCard } from './schedule-card.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.density.gap,
  alignItems: 'start',
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));
const Fields = styled('div')({ display: 'grid', gap: 20 });

interface DonorGiftFormProps extends Pick<TemplePage, 'temple' | 'funds'> {
  fundId: string;
  amountCents?: number | undefined;
}

/** The donor's gift to one temple: purposes, dedication, name, and the summary with the buttons to the payment page and to the cart. */
export function DonorGiftForm({ temple, funds, fundId, amountCents }: DonorGiftFormProps) {
  const text = useTexts();
  const [draft, change] = useDonorDraft();
  const [search] = useSearchParams();
  const give = useWrite(donationEndpoints.give);
  const start = useStartPlan(temple.slug);
  const wish = useRef<GiftWish>('pay');
  const addToCart = useAddToCart(temple, funds);
  const pay = async (values: DonorGiftValues) => {
    if (values.repeats === 'regularly') return start(values);
    const { checkoutUrl } = await give.mutateAsync({ body: donationPayload(temple.slug, values) });
    leaveTo(checkoutUrl);
  };
  const started = initialValues(draft, temple.slug, { fundId: fundId || (funds[0]?.id ?? ''), amountCents });
  const repeats = search.get('give') === 'regularly' ? 'regularly' : started.repeats;
  return (
    <Form
      long
      schema={donorGiftSchema}
      initialValues={{ ...started, repeats }}
      onSubmit={async (payload, { setFieldValue, setFieldTouched }) => {
        const values = payload as DonorGiftValues;
        if (wish.current === 'pay') return pay(values);
        await addToCart(values.lines);
        await setFieldValue('lines', [{ fundId: values.lines[0]?.fundId ?? '', amountCents: undefined }], false);
        await setFieldTouched('lines', false, false);
      }}
    >
      <KeepTyped<DonorGiftValues> keep={(values) => change({ ...values, templeSlug: temple.slug })} />
      <Columns>
        <Fields>
          <Card>
            <Fields>
              <RepeatsField />
              <GiftLines funds={funds} />
            </Fields>
          </Card>
          <ScheduleCard temple={temple} />
          <Card title={text('donor.receiptHeading')}>
            <Fields>
              <NameFields />
              <DedicationFields />
            </Fields>
          </Card>
        </Fields>
        <GiftSummary payee={temple.legalName} funds={funds} wish={wish} />
      </Columns>
    </Form>
  );
}

/** Starts a gift that repeats, and leads to where its card is added, or to the gift if it has one. */
function useStartPlan(templeSlug: string): (values: DonorGiftValues) => Promise<void> {
  const text = useTexts();
  const navigate = useNavigate();
  const [, change] = useDonorDraft();
  const create = useWrite(planEndpoints.create);
  return async (values) => {
    const { planId, setupUrl } = await create.mutateAsync({ body: planPayload(templeSlug, values) });
    change(AFTER_GIFT);
    if (setupUrl) return leaveTo(setupUrl);
    notify({ kind: 'success', title: text('plans.started') });
    await navigate(planPath(planId));
  };
}

/** The draft's values; another temple's lines and closed purposes are reset, and a link that names an amount starts afresh. */
function initialValues(draft: DonorDraft, templeSlug: string, linked: DraftLine): DonorGiftValues {
  const { templeSlug: keptFor, celebratedGiftId: _gift, cartOrderId: _order, ...values } = draft;
  if (linked.amountCents !== undefined) return { ...values, lines: [linked], repeats: 'once' };
  const [first, ...others] = values.lines;
  const { fundId } = linked;
  const lines = keptFor === templeSlug && first?.fundId ? [first, ...others] : [{ fundId, amountCents: first?.amountCents }];
  return { ...values, lines };
}
