import type { PriestDayService } from '@sannidhi/contracts';
import { formatTime, Icon, IconCircleCheck, IconCloudOff, styled, useText } from '@sannidhi/kit';

const Item = styled('button')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
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
  '& > b': { flex: '0 0 5.4em' },
  // Below the time where the longest names have no room beside it.
  '& > span': { display: 'grid', alignContent: 'start', gap: 2, flex: '1 1 9em', minWidth: 0 },
  '& small': theme.typography.caption,
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
  const where = [service.place, service.temple.name, text('day.names', { count: service.nameCount })].filter(Boolean).join(', ');
  return (
    <li>
      <Item type="button" aria-current={isOpen} onClick={onOpen}>
        <b>{formatTime(service.startsAt, { timeZone })}</b>
        <span>
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
        </span>
      </Item>
    </li>
  );
}
