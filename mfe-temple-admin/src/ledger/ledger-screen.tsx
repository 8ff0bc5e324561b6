import { Page, PageHeader, Tabs, useTitle } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useAddress } from '../office/use-address.ts';
import { JournalView } from './journal-view.tsx';
import { ProofView } from './proof-view.tsx';
import { TrialBalanceView } from './trial-balance-view.tsx';

const VIEWS = { ledger: JournalView, 'trial-balance': TrialBalanceView, proof: ProofView } as const;
type View = keyof typeof VIEWS;

/** The temple's books: the journal, every account's two sides, and the proof that they agree with the rest. */
function LedgerScreen() {
  const text = useOfficeText();
  const { parameters, change } = useAddress();
  const view = viewOf(parameters.get('view'));
  const Shown = VIEWS[view];
  useTitle(`${text(`ledger.views.${view}`)} · ${text('ledger.title')}`);
  return (
    <Shown
      head={
        <Page>
          <PageHeader title={text('ledger.title')} />
          <div>
            <Tabs
              label={text('ledger.views.label')}
              value={view}
              onChange={(next) => change({ view: next, entry: undefined, from: undefined, to: undefined })}
              tabs={(Object.keys(VIEWS) as View[]).map((value) => ({ value, label: text(`ledger.views.${value}`) }))}
            />
          </div>
        </Page>
      }
    />
  );
}

const viewOf = (value: string | null): View => (value !== null && value in VIEWS ? (value as View) : 'ledger');

export { LedgerScreen as Screen };
