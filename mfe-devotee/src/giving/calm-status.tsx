import { Icon, IconClock, styled } from '@sannidhi/kit';

const Calm = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  color: theme.vars.palette.text.secondary,
  '& > svg': { color: theme.vars.palette.role.accent },
}));

interface CalmStatusProps {
  lead: string;
  /** Why the page may be closed: where the receipt will be. */
  safe: string;
}

/** A payment is under way, and nothing is lost by leaving. */
export function CalmStatus({ lead, safe }: CalmStatusProps) {
  return (
    <Calm role="status">
      <Icon of={IconClock} size="lg" />
      <p>{lead}</p>
      <p>{safe}</p>
    </Calm>
  );
}
