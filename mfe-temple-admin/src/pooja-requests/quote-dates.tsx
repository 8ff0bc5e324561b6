import { type QuotedTime, REQUEST_DATES_MAX } from '@sannidhi/contracts';
import { Button, Field, FieldPair, IconButton, IconPlus, IconX, Stack, styled, Typography, useFormField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8, alignItems: 'end' });

/** The dates the temple offers; the family chooses one. */
export function QuoteDates() {
  const text = useOfficeText('poojaRequests');
  const { value, setValue } = useFormField<QuotedTime[]>('dates', false);
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {text('quote.dates')}
      </Typography>
      <Stack spacing={2}>
        {value.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a date is known by its place in the quote only.
          <Row key={index}>
            <FieldPair>
              <Field name={`dates[${index}].date`} type="date" label={text('quote.date', { number: index + 1 })} />
              <Field name={`dates[${index}].time`} type="time" label={text('quote.time')} />
            </FieldPair>
            {value.length > 1 && (
              <IconButton
                icon={IconX}
                label={text('quote.removeDate', { number: index + 1 })}
                onClick={() => setValue(value.filter((_date, other) => other !== index))}
              />
            )}
          </Row>
        ))}
        {value.length < REQUEST_DATES_MAX && (
          <div>
            <Button small icon={IconPlus} onClick={() => setValue([...value, { date: '', time: '' }])}>
              {text('quote.addDate')}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}
