import { formatCents, Icon, IconClock, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Calm = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  color: theme.vars.palette.text.secondary,
  '& > svg': { color: theme.vars.palette.role.accent },
}));

interface ProcessingBodyProps {
  totalCents: number;
  /** Where the receipt will be. */
  safe: string;
}

/** The payer's bank has the payment: it arrives within days, and nobody needs to wait on this page. */
export function ProcessingBody({ totalCents, safe }: ProcessingBodyProps) {
  const text = useTexts();
  return (
    <Calm role="status">
      <Icon of={IconClock} size="lg" />
      <p>{text('processing.lead', { total: formatCents(totalCents) })}</p>
      <p>{safe}</p>
    </Calm>
  );
}
