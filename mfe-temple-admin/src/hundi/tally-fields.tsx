import { DENOMINATIONS_CENTS } from '@sannidhi/contracts';
import { Box, CountField, formatCents, Typography, useFormField } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { pieceField, tallyOf } from './hundi-form-schema.ts';
import { tallyCents } from './hundi-total.ts';

/** How many of each note and coin, largest first, with the running total. */
export function TallyFields() {
  const text = useOfficeText();
  const { value: tally } = useFormField<Record<string, number | undefined>>('tally', false);
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 2 }}>
        {text('hundi.form.notes')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 3, mb: 3 }}>
        {DENOMINATIONS_CENTS.map((cents) => (
          <CountField key={cents} name={`tally.${pieceField(cents)}`} label={formatCents(cents)} />
        ))}
      </Box>
      <Row align="spread">
        <Typography variant="h4">{text('hundi.form.counted')}</Typography>
        <Typography component="output" variant="h2" aria-label={text('hundi.form.counted')}>
          {formatCents(tallyCents(tallyOf(tally)))}
        </Typography>
      </Row>
    </fieldset>
  );
}
