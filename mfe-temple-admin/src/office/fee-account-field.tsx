import { FEE_ACCOUNTS, type FeeAccount, fundEndpoints, ledgerAccountNoun, type Message, messagesOf } from '@sannidhi/contracts';
import { SelectField, useFormField, useMessage, useRead } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { useOfficeText } from './namespace.ts';

const say = messagesOf(ledgerAccountNoun);
/** A fee account by the name the books print. */
export const feeAccountName = (account: FeeAccount): Message =>
  account === 'fee-income' ? say('ledger.account-fee-income') : say(`ledger.account-income-${account}`);

/** What the payment credits, where the chosen fund takes fees and no gifts; nothing to choose otherwise. */
export function FeeAccountField() {
  const text = useOfficeText();
  const sentenceOf = useMessage();
  const { data: funds = [] } = useRead(fundEndpoints.list);
  const { value: fundId } = useFormField<string>('fundId', false);
  const account = useFormField<FeeAccount | undefined>('incomeAccount', false);
  const takesFees = funds.some((fund) => fund.id === fundId && fund.taxClass === 'fee');
  const set = useRef(account.setValue);
  set.current = account.setValue;
  const chosen = useRef(account.value);
  chosen.current = account.value;
  // A fund whose payments are gifts credits itself: an account chosen before is dropped.
  useEffect(() => {
    if (takesFees) set.current(chosen.current ?? 'fee-income');
    else if (funds.length > 0) set.current(undefined);
  }, [takesFees, funds.length]);
  if (!takesFees) return null;
  return (
    <SelectField
      name="incomeAccount"
      label={text('feeAccount.label')}
      help={text('feeAccount.help')}
      choices={FEE_ACCOUNTS.map((value) => ({ value, label: sentenceOf(feeAccountName(value)) }))}
    />
  );
}
