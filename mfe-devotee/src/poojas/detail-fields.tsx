import { INTENTION_MAX } from '@sannidhi/contracts';
import { CheckboxField, Field } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** The intention, and whether the family comes. */
export function DetailFields() {
  const text = useTexts();
  return (
    <>
      <Field
        name="intention"
        label={text('poojas.intention')}
        help={text('poojas.intentionHelp')}
        rows={3}
        maxLength={INTENTION_MAX}
        optional
      />
      <CheckboxField name="inAbsentia" label={text('poojas.absent')} help={text('poojas.absentHelp')} />
    </>
  );
}
