import { Banner, Button, useText } from '@sannidhi/kit';
import { leaveCheckout } from './leave-checkout.ts';

/** The provider's page has done its work, or can't anymore: only the way back is left. */
export function Ended({ kind, sentence, to }: { kind: 'success' | 'info' | 'warning'; sentence: string; to: string }) {
  const text = useText('shell');
  return (
    <Banner kind={kind} action={<Button onClick={() => leaveCheckout(to)}>{text('checkout.back')}</Button>}>
      {sentence}
    </Banner>
  );
}
