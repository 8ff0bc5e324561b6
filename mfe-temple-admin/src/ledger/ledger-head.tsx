import { PageHeader, Stack, Tabs, useAddress } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

const VIEWS = ['ledger', 'trial-balance', 'proof'] as const;
type LedgerView = (typeof VIEWS)[number];

/** Title and tabs of the temple's books: the journal, both sides of every account, and the proof that they agree with the rest. */
export function LedgerHead({ view }: { view: LedgerView }) {
  const text = useOfficeText();
  const { parameters, change } = useAddress();
  // Filters, page and panel belong to the view they were chosen in.
  const nothing = Object.fromEntries([...parameters.keys()].map((name) => [name, undefined]));
  return (
    <Stack spacing={2}>
      <PageHeader title={text(view === 'ledger' ? 'ledger.title' : `ledger.views.${view}`)} />
      <Tabs
        label={text('ledger.views.label')}
        value={view}
        onChange={(next) => change({ ...nothing, view: next === 'ledger' ? undefined : next })}
        tabs={VIEWS.map((value) => ({ value, label: text(`ledger.views.${value}`) }))}
      />
    </Stack>
  );
}
