import { Banner, Button, formatCents, Icon, IconClock, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Calm = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  color: theme.vars.palette.text.secondary,
  '& > svg': { color: theme.vars.palette.role.accent },
}));

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
      <Calm role="status">
        <Icon of={IconClock} size="lg" />
        <p>{text('waiting.lead', { total: formatCents(totalCents) })}</p>
        <p>{safe}</p>
      </Calm>
      {interrupted && (
        <Banner kind="info" action={<Button onClick={listen}>{text('waiting.check')}</Button>}>
          {text('waiting.slow')}
        </Banner>
      )}
    </>
  );
}
