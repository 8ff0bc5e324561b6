import { Card } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { CardForm } from './card-form.tsx';
import { DatesForm } from './dates-form.tsx';
import { GiftForm } from './gift-form.tsx';
import type { PlanFormProps } from './plan-form-props.ts';

const FORMS = { gift: GiftForm, dates: DatesForm, card: CardForm };
export type EditWhat = keyof typeof FORMS;

/** The form for one part of a plan; an address that names another part gets the amount's. */
export function EditPlan({ what, ...form }: PlanFormProps & { what: string }) {
  const text = useTexts();
  const part: EditWhat = what in FORMS ? (what as EditWhat) : 'gift';
  const PartForm = FORMS[part];
  return (
    <Card title={text(`plans.edit.${part}`)}>
      <PartForm {...form} />
    </Card>
  );
}
