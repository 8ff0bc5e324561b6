import { CARD_RETURN_FIELDS } from '@sannidhi/contracts';
import { usePanel, useStep } from '@sannidhi/kit';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { CardReturn } from './card-return.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanPage } from './plan-page.tsx';

/** The devotee's recurring gifts, or one of them; the provider's card page leads back to the list. */
function Plans() {
  const [search] = useSearchParams();
  const plan = usePanel('plan');
  const edit = usePanel('edit');
  useStep(`${plan.id ?? ''} ${edit.id ?? ''}`, usePlaceTitle(plan.id, edit.id));
  const card = search.get(CARD_RETURN_FIELDS.card);
  if (plan.id) return <PlanPage key={plan.id} planId={plan.id} edit={edit} onClose={plan.close} />;
  return <PlanList plan={plan}>{card && <CardReturn key={card} cardId={card} />}</PlanList>;
}

function usePlaceTitle(plan: string | undefined, edit: string | undefined): string {
  const text = useTexts();
  if (!plan) return text('titles.plans');
  return edit ? text(`plans.edit.${edit}`) : text('plans.one');
}

export { Plans as Screen };
