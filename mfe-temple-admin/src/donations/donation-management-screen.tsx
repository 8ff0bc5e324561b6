import { useView } from '@sannidhi/kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useAddress } from '../office/use-address.ts';
import { DonationsScreen } from './donations-screen.tsx';

interface View {
  /** Key of its name in the navigation. */
  title: string;
  Screen: ComponentType;
}

/** What the address shows when it names no view. */
const GIFTS: View = { title: 'donations.title', Screen: DonationsScreen };
/** The views of donation management that have no path of their own, by the word in `view`. */
const VIEWS: Readonly<Record<string, View>> = {
  batches: {
    title: 'navigation.batches',
    Screen: lazy(async () => ({ default: (await import('../batches/batches-view.tsx')).BatchesView })),
  },
  hundi: { title: 'navigation.hundi', Screen: lazy(async () => ({ default: (await import('../hundi/hundi-view.tsx')).HundiView })) },
  funds: { title: 'navigation.funds', Screen: lazy(async () => ({ default: (await import('../funds/funds-view.tsx')).FundsView })) },
  codes: { title: 'navigation.codes', Screen: lazy(async () => ({ default: (await import('../codes/codes-view.tsx')).CodesView })) },
  receipts: {
    title: 'navigation.receipts',
    Screen: lazy(async () => ({ default: (await import('../receipts/receipts-view.tsx')).ReceiptsView })),
  },
  tax: {
    title: 'navigation.taxPolicy',
    Screen: lazy(async () => ({ default: (await import('../tax-policy/tax-policy-view.tsx')).TaxPolicyView })),
  },
};

/** Donation management: the list of gifts, or one of the views its address names. */
function DonationManagementScreen() {
  const { parameters } = useAddress();
  const { title, Screen } = VIEWS[parameters.get('view') ?? ''] ?? GIFTS;
  return (
    <Suspense fallback={null}>
      <Screen />
      <Arrival title={title} />
    </Suspense>
  );
}

/** Arrives once the view itself is there. */
function Arrival({ title }: { title: string }) {
  const text = useOfficeText();
  useView(title, text(title));
  return null;
}

export { DonationManagementScreen as Screen };
