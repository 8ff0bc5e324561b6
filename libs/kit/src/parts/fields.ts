/** Fields for choices, amounts, codes and times, and the steps of a long form. */

export { CheckboxField } from '../forms/checkbox-field.tsx';
export { ChosenValue, MatchList } from '../forms/chosen-value.tsx';
export { CodeField } from '../forms/code-field.tsx';
export { CountField } from '../forms/count-field.tsx';
export { MoneyField } from '../forms/money-field.tsx';
export { PhoneField } from '../forms/phone-field.tsx';
export { RadioCardsField } from '../forms/radio-cards-field.tsx';
export { RowsField } from '../forms/rows-field.tsx';
export { SelectField } from '../forms/select-field.tsx';
export { useDraft } from '../forms/use-draft.ts';
export { formatWallTime, untilTimes, wallTimes } from '../forms/wall-times.ts';
export { Stepper } from '../ui/stepper.tsx';
