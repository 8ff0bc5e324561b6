import { type ComponentType, lazy, Suspense } from 'react';
import { useAddress } from '../office/use-address.ts';
import { DonationsScreen } from './donations-screen.tsx';

/** The views of donation management that have no path of their own, by the word in `view`. */
const VIEWS: Readonly<Record<string, ComponentType>> = {
  batches: lazy(async () => ({ default: (await import('../batches/batches-view.tsx')).BatchesView })),
  hundi: lazy(async () => ({ default: (await import('../hundi/hundi-view.tsx')).HundiView })),
  funds: lazy(async () => ({ default: (await import('../funds/funds-view.tsx')).FundsView })),
  codes: lazy(async () => ({ default: (await import('../codes/codes-view.tsx')).CodesView })),
  receipts: lazy(async () => ({ default: (await import('../receipts/receipts-view.tsx')).ReceiptsView })),
  tax: lazy(async () => ({ default: (await import('../tax-policy/tax-policy-view.tsx')).TaxPolicyView })),
};

/** Donation management: the list of gifts, or one of the views its address names. */
function DonationManagementScreen() {
  const { parameters } = useAddress();
  const View = VIEWS[parameters.get('view') ?? ''] ?? DonationsScreen;
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}

export { DonationManagementScreen as Screen };
