import { INCOME_ACCOUNTS } from '@sannidhi/contracts';
import { SelectField, useFormField, useMessage } from '@sannidhi/kit';
import { feeAccountName } from '../office/fee-account-field.tsx';
import { FundField } from '../office/fund-field.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** What payments credit: a fund, or an income account of the temple. A fund that was chosen before stays, open or not. */
export function CreditsFields({ fundId }: { fundId: string | null }) {
  const text = useOfficeText('poojas');
  const sentenceOf = useMessage();
  const { value: chosen } = useFormField<string | undefined>('creditsFundId', false);
  return (
    <>
      <FundField
        name="creditsFundId"
        label={text('form.fund')}
        none={text('form.noFund')}
        help={text('form.fundHelp')}
        offers={({ active, id }) => active || id === fundId}
      />
      {!chosen && (
        <SelectField
          name="creditsAccount"
          label={text('form.account')}
          choices={INCOME_ACCOUNTS.map((value) => ({ value, label: sentenceOf(feeAccountName(value)) }))}
        />
      )}
    </>
  );
}
