import { formatCents } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { CalmStatus } from './calm-status.tsx';

interface ProcessingBodyProps {
  totalCents: number;
  /** Where the receipt will be. */
  safe: string;
}

/** The payer's bank has the payment: it arrives within days, and nobody needs to wait on this page. */
export function ProcessingBody({ totalCents, safe }: ProcessingBodyProps) {
  const text = useTexts();
  return <CalmStatus lead={text('processing.lead', { total: formatCents(totalCents) })} safe={safe} />;
}
