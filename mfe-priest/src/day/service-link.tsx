import type { PriestDayService } from '@sannidhi/contracts';
import { formatTime, Icon, IconCircleCheck, IconCloudOff, styled, useText } from '@sannidhi/kit';

const Item = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '5.4em minmax(0, 1fr)',
  gap: '2px 8px',
  width: '100%',
  minHeight: 64,
  padding: '12px 14px',
  border: 0,
  borderRadius: 12,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.caption, gridColumn: 2 },
  '&[aria-current="true"]': { background: theme.vars.palette.role.primary, color: theme.vars.palette.role.onPrimary },
}));

interface ServiceLinkProps {
  service: PriestDayService;
  isOpen: boolean;
  isWaiting: boolean;
  onOpen: () => void;
}

/** A service of the day: when, what, where, how many names; or when it was performed. */
export function ServiceLink({ service, isOpen, isWaiting, onOpen }: ServiceLinkProps) {
  const text = useText('mfe-priest');
  const { timeZone } = service.temple;
  const done = service.marks.at(-1);
  const where = [service.place, text('day.names', { count: service.nameCount })].filter(Boolean).join(', ');
  return (
    <li>
      <Item type="button" aria-current={isOpen} onClick={onOpen}>
        <b>{formatTime(service.startsAt, { timeZone })}</b>
        <b>{service.service}</b>
        {isWaiting && (
          <small>
            <Icon of={IconCloudOff} size="sm" /> {text('day.mark.waiting')}
          </small>
        )}
        {done && !isWaiting && (
          <small>
            <Icon of={IconCircleCheck} size="sm" /> {text('day.mark.done', { time: formatTime(done.at, { timeZone }) })}
          </small>
        )}
        {!done && !isWaiting && <small>{service.status === 'canceled' ? text('day.canceled') : where}</small>}
      </Item>
    </li>
  );
}
