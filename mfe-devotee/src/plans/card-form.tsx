import { planEndpoints } from '@sannidhi/contracts';
import { Form, notify, Skeletons, useFormValues, useWrite } from '@sannidhi/kit';
import { object, string } from 'yup';
import { leaveTo } from '../giving/leave-to.ts';
import { useTexts } from '../use-texts.ts';
import { CardField, NEW_CARD, useCards } from './card-field.tsx';
import { FormEnd } from './form-end.tsx';
import type { PlanFormProps } from './plan-form-props.ts';
import { usePlanTexts } from './use-plan-texts.ts';

const SCHEMA = object({ cardId: string() });

/** Charges another saved card from now on, or leads to the provider's page that adds one. */
export function CardForm({ plan, onDone }: PlanFormProps) {
  const text = useTexts();
  const ofPlan = usePlanTexts(plan);
  const cards = useCards(plan.temple.slug);
  const change = useWrite(planEndpoints.change);
  const setUp = useWrite(planEndpoints.setUpCard);
  const params = { planId: plan.id };
  const submit = async ({ cardId }: { cardId?: string | undefined }) => {
    if (!cardId) return leaveTo((await setUp.mutateAsync({ params })).setupUrl);
    await change.mutateAsync({ params, body: { cardId } });
    notify({ kind: 'success', title: text('plans.changed.card') });
    onDone();
  };
  if (!cards) return <Skeletons rows={3} />;
  const now = cards.find(({ id }) => id === plan.card?.id)?.id ?? NEW_CARD;
  return (
    <Form schema={SCHEMA} initialValues={{ cardId: now }} onSubmit={submit}>
      <CardField cards={cards} />
      <p>{ofPlan('edit.cardEffect')}</p>
      <CardFormEnd onCancel={onDone} />
    </Form>
  );
}

function CardFormEnd({ onCancel }: { onCancel: () => void }) {
  const text = useTexts();
  const { cardId } = useFormValues<{ cardId: string }>();
  return <FormEnd onCancel={onCancel} submit={text(cardId ? 'plans.card.use' : 'plans.card.add')} />;
}
