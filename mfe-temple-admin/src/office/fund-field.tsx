import { type Fund, fundEndpoints } from '@sannidhi/contracts';
import { Button, SelectField, Stack, useErrorSentence, useRead } from '@sannidhi/kit';
import { useOfficeText } from './namespace.ts';

interface FundFieldProps {
  label: string;
  name?: string;
  /** The label of the empty choice; with it, a fund is optional. */
  none?: string;
  help?: string;
  /** Which of the temple's funds can be chosen; the open ones by default. */
  offers?: (fund: Fund) => boolean;
}

/** The fund for the money. If the list fails to load nothing can be chosen, so the field says why and offers a retry. */
export function FundField({ label, name = 'fundId', none, help, offers = ({ active }) => active }: FundFieldProps) {
  const text = useOfficeText();
  const sentenceOf = useErrorSentence();
  const funds = useRead(fundEndpoints.list);
  const field = (
    <SelectField
      name={name}
      label={label}
      optional={none !== undefined}
      placeholder={funds.isPending ? text('fundField.loading') : (none ?? text('fundField.choose'))}
      choices={(funds.data ?? []).filter(offers).map(({ id, name }) => ({ value: id, label: name }))}
      help={funds.error ? text('fundField.failed', { why: sentenceOf(funds.error) }) : help}
    />
  );
  if (!funds.error) return field;
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <div style={{ width: '100%' }}>{field}</div>
      <Button small onClick={() => void funds.refetch()}>
        {text('common.tryAgain')}
      </Button>
    </Stack>
  );
}
