import { Banner, Button, formatCents } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { CalmStatus } from './calm-status.tsx';

interface WaitingBodyProps {
  totalCents: number;
  /** Why the page may be closed: where the receipt will be. */
  safe: string;
  /** The stream ended before the payment did. */
  interrupted: boolean;
  listen: () => void;
}

/** Between the payment page and the provider's confirmation: calm, live, and safe to leave. */
export function WaitingBody({ totalCents, safe, interrupted, listen }: WaitingBodyProps) {
  const text = useTexts();
  return (
    <>
      <CalmStatus lead={text('waiting.lead', { total: formatCents(totalCents) })} safe={safe} />
      {interrupted && (
        <Banner kind="info" action={<Button onClick={listen}>{text('waiting.check')}</Button>}>
          {text('waiting.slow')}
        </Banner>
      )}
    </>
  );
}
