import { QUESTION_KINDS, QUESTION_SCOPES } from '@sannidhi/contracts';
import { CheckboxField, Field, FieldPair, RowsField, SelectField, useFormField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** What an event asks of who registers, or of each who comes. */
export function QuestionFields({ path }: { path: string }) {
  const text = useOfficeText('tickets');
  const { value: kind } = useFormField<string>(`${path}.kind`, false);
  return (
    <>
      <Field name={`${path}.label`} label={text('question.label')} maxLength={200} />
      <FieldPair>
        <SelectField
          name={`${path}.kind`}
          label={text('question.kind')}
          choices={QUESTION_KINDS.map((value) => ({ value, label: text(`questionKind.${value}`) }))}
        />
        <SelectField
          name={`${path}.ask`}
          label={text('question.ask')}
          choices={QUESTION_SCOPES.map((value) => ({ value, label: text(`questionScope.${value}`) }))}
        />
      </FieldPair>
      {kind === 'choice' && (
        <RowsField
          name={`${path}.choices`}
          label={text('question.choices')}
          help=""
          add={text('question.addChoice')}
          blank=""
          remove={(number) => text('question.removeChoice', { number })}
        >
          {(at) => <Field name={at} label={text('question.choice')} maxLength={80} />}
        </RowsField>
      )}
      <CheckboxField name={`${path}.required`} label={text('question.required')} />
    </>
  );
}
