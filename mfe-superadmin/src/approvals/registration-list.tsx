import type { RegistrationRow } from '@sannidhi/contracts';
import { Chip, IconAlertTriangle, IconCircleCheck, type Panel, StatusChip, styled, useText } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { shortDay } from '../short-day.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.surface,
  overflow: 'clip',
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& a': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, padding: '12px 16px', color: 'inherit', textDecoration: 'none' },
  '& a:hover': { background: theme.vars.palette.role.hover },
  '& a[aria-current]': { background: theme.vars.palette.role.primaryTint, boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}` },
  '& a > span': { display: 'flex', justifyContent: 'space-between', gap: 8, flexWrap: 'wrap' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
}));

interface RegistrationListProps {
  rows: readonly RegistrationRow[];
  panel: Panel;
}

/** The queue, the longest waiting first; each row shows whether something needs attention. */
export function RegistrationList({ rows, panel }: RegistrationListProps) {
  const text = useText('mfe-superadmin');
  return (
    <List>
      {rows.map(({ id, name, city, state, submittedAt, flags, status }) => (
        <li key={id}>
          <Link {...panel.link(id)} aria-current={id === panel.id ? 'true' : undefined}>
            <span>
              <b>{name}</b>
              <small>{shortDay(submittedAt)}</small>
            </span>
            <span>
              <small>
                {city}, {state}
              </small>
              {status === 'submitted' || status === 'in-review' ? (
                <Chip kind={flags > 0 ? 'warning' : 'success'} icon={flags > 0 ? IconAlertTriangle : IconCircleCheck}>
                  {flags > 0 ? text('approvals.flags', { count: flags }) : text('approvals.clear')}
                </Chip>
              ) : (
                <StatusChip of="temple" state={status} />
              )}
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}
