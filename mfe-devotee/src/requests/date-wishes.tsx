import { DAY_PARTS, REQUEST_DATES_MAX } from '@sannidhi/contracts';
import { Button, Field, FieldPair, IconButton, IconPlus, IconTrash, SelectField, styled, useFormField } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { RequestValues } from './request-values.ts';

const List = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: 8 });

/** The dates that suit the family, best first. */
export function DateWishes() {
  const text = useTexts();
  const { value, setValue } = useFormField<RequestValues['preferred']>('preferred', false);
  return (
    <List>
      {value.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a wish has no other identity before it is sent.
        <Row key={index}>
          <FieldPair>
            <Field name={`preferred[${index}].date`} type="date" label={text('requests.ask.date', { number: index + 1 })} />
            <SelectField
              name={`preferred[${index}].part`}
              label={text('requests.ask.part')}
              choices={DAY_PARTS.map((part) => ({ value: part, label: text(`requests.part.${part}`) }))}
            />
          </FieldPair>
          {value.length > 1 && (
            <IconButton
              icon={IconTrash}
              label={text('requests.ask.removeDate', { number: index + 1 })}
              onClick={() => setValue(value.filter((_date, other) => other !== index))}
            />
          )}
        </Row>
      ))}
      {value.length < REQUEST_DATES_MAX && (
        <div>
          <Button icon={IconPlus} onClick={() => setValue([...value, { date: '', part: 'morning' }])}>
            {text('requests.ask.addDate')}
          </Button>
        </div>
      )}
    </List>
  );
}
