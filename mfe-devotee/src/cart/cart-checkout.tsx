import { type BodyOf, type CartOrder, type CheckoutStarted, cartEndpoints } from '@sannidhi/contracts';
import { Banner, Card, Form, HttpError, invalidateNouns, KeepTyped, queryClient, styled, useWrite } from '@sannidhi/kit';
import { boolean } from 'yup';
import { NO_DEDICATION, type PayerValues } from '../giving/donor/donor-draft.ts';
import { payerPayload, payerSchema } from '../giving/donor/donor-gift-schema.ts';
import { DedicationFields, NameFields } from '../giving/donor/receipt-fields.tsx';
import { giftCost } from '../giving/gift-cost.ts';
import { leaveTo } from '../giving/leave-to.ts';
import { useTexts } from '../use-texts.ts';
import type { Refusal } from './cart-refusal.tsx';
import { CartSummary, type CheckoutValues } from './cart-summary.tsx';
import type { PayerDraft } from './payer-draft.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

interface CartCheckoutProps extends PayerDraft {
  order: CartOrder;
  stale: boolean;
  onRefusal: (refusal: Refusal | undefined) => void;
}

/** Who pays one temple's lines, what it comes to, and the way to the payment page. */
export function CartCheckout({ order, stale, draft, change, onRefusal }: CartCheckoutProps) {
  const text = useTexts();
  const start = useWrite(cartEndpoints.checkout);
  const { orderId, temple, totalCents } = order;
  const changed = order.lines.some(({ was, available }) => was && available);
  const gift = order.lines.some(({ kind }) => kind === 'donation');
  const heading = text(totalCents > 0 ? 'cart.payHeading' : 'cart.confirmHeading', { temple: temple.name });
  const submit = async (values: CheckoutValues): Promise<void> => {
    onRefusal(undefined);
    const seenTotalCents = giftCost(totalCents, values.coverFees).totalCents;
    const body = { ...payerPayload(values), seenTotalCents, ...timesShown(order) };
    const started: CheckoutStarted = await start.mutateAsync({ params: { orderId }, body });
    change({ cartOrderId: started.orderId });
    leaveTo(started.checkoutUrl);
  };
  return (
    <Form
      // Without its gift the cart has another form: hidden answers must not hold it up.
      key={String(gift)}
      label={heading}
      schema={changed ? payerSchema.shape({ seen: boolean().oneOf([true], text('cart.seenMissing')) }) : payerSchema}
      initialValues={{ ...payerValues(draft), ...(gift ? {} : NO_GIFT), seen: false }}
      onSubmit={(values) => submit(values as CheckoutValues)}
      onFailure={(error) => refused(error, orderId, onRefusal)}
    >
      <KeepTyped<CheckoutValues>
        keep={({ seen: _seen, ...values }) => change(gift ? values : { coverFees: values.coverFees, legalName: values.legalName })}
      />
      <Card title={heading}>
        <Fields>
          <NameFields gift={gift} />
          {gift && <DedicationFields />}
          {changed && (
            <Banner kind="warning" title={text('cart.changedTitle')}>
              {text('cart.changedHelp')}
            </Banner>
          )}
        </Fields>
      </Card>
      <CartSummary order={order} stale={stale} changed={changed} />
    </Form>
  );
}

/** When the page says that its lines take place. */
function timesShown({ lines }: CartOrder): Pick<BodyOf<typeof cartEndpoints.checkout>, 'seenTimes'> {
  const seenTimes = lines.flatMap(({ id, occasion }) => (occasion ? [{ lineId: id, startsAt: occasion.startsAt }] : []));
  return seenTimes.length > 0 ? { seenTimes } : {};
}

/** What is asked only of a gift. The draft keeps it for the next one. */
const NO_GIFT = { ...NO_DEDICATION, anonymous: false, creditedName: '' } satisfies Partial<PayerValues>;

/** What concerns the cart as a whole is said above it, because its form goes with it; the cart is loaded again. */
function refused(error: unknown, orderId: string, onRefusal: CartCheckoutProps['onRefusal']): boolean {
  if (!(error instanceof HttpError) || !error.api || (error.status !== 409 && error.status !== 404)) return false;
  onRefusal({ error, code: error.api.code, orderId });
  void invalidateNouns(queryClient, ['order', 'donation']);
  return true;
}

/** What the draft knows of who pays. */
function payerValues(draft: PayerDraft['draft']): PayerValues {
  const { coverFees, legalName, anonymous, creditedName, dedicate, dedicationKind, dedicationName } = draft;
  const { sendCard, cardBy, cardName, cardEmail, cardAddress } = draft;
  const card = { sendCard, cardBy, cardName, cardEmail, cardAddress };
  return { coverFees, legalName, anonymous, creditedName, dedicate, dedicationKind, dedicationName, ...card };
}
