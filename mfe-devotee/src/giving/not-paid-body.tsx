import { Banner, Button, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { GiftEnd } from './gift-end.ts';

const Actions = styled('div')({ display: 'grid', gap: 12 });

/** How an unpaid gift ended. */
export type UnpaidEnd = Exclude<GiftEnd, 'thanks' | 'waiting' | 'processing'>;

interface NotPaidBodyProps {
  end: UnpaidEnd;
  /** Back to the payment with everything as it was. */
  again: string;
  /** Back to the gift itself. */
  change?: string;
}

/** The payment was abandoned, declined or canceled: nothing was charged, and one tap tries again. */
export function NotPaidBody({ end, again, change }: NotPaidBodyProps) {
  const text = useTexts();
  return (
    <>
      <Banner kind={end === 'failed' ? 'error' : 'info'}>{text('notPaid.nothing')}</Banner>
      <Actions>
        <Button variant="primary" wide to={again}>
          {text('notPaid.again')}
        </Button>
        {change && (
          <Button wide to={change}>
            {text('notPaid.changeGift')}
          </Button>
        )}
      </Actions>
    </>
  );
}
