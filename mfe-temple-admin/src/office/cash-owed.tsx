import { Secondary } from './layout.tsx';
import { useOfficeText } from './namespace.ts';

/** Where the cash and checks of what is canceled wait: no provider returns them. */
export function CashOwed() {
  return <Secondary>{useOfficeText('common')('cashOwed')}</Secondary>;
}
