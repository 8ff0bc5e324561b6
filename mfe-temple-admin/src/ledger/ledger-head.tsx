import { PageHeader, Stack, Tabs } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useAddress } from '../office/use-address.ts';

const VIEWS = ['ledger', 'trial-balance', 'proof'] as const;
type LedgerView = (typeof VIEWS)[number];

/** Title and tabs of the temple's books: the journal, every account's two sides, and the proof that they agree with the rest. */
export function LedgerHead({ view }: { view: LedgerView }) {
  const text = useOfficeText();
  const { change } = useAddress();
  return (
    <Stack spacing={2}>
      <PageHeader title={text(view === 'ledger' ? 'ledger.title' : `ledger.views.${view}`)} />
      <Tabs
        label={text('ledger.views.label')}
        value={view}
        onChange={(next) => change({ view: next === 'ledger' ? undefined : next, entry: undefined, from: undefined, to: undefined })}
        tabs={VIEWS.map((value) => ({ value, label: text(`ledger.views.${value}`) }))}
      />
    </Stack>
  );
}
