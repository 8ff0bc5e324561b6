import { formatTime, styled, useStateWord } from '@sannidhi/kit';
import type { CSSProperties } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import type { LaneService } from './lanes.ts';

const Block = styled('button')(({ theme }) => {
  const { role } = theme.vars.palette;
  return {
    display: 'block',
    width: '100%',
    minHeight: 44,
    padding: '7px 8px',
    border: `1px solid ${role.lineStrong}`,
    borderRadius: 6,
    background: role.primaryTint,
    color: role.primary,
    font: 'inherit',
    fontSize: '0.75rem',
    lineHeight: '1rem',
    textAlign: 'start',
    cursor: 'pointer',
    '& > b, & > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > b': { fontWeight: 600 },
    '& > span': { color: role.textSecondary },
    '&[data-away]': { background: role.accentTint, color: role.accent },
    '&[data-state="offered"]': {
      background: role.surface,
      border: `2px dashed ${role.warningMark}`,
      color: role.warning,
      padding: '6px 7px',
    },
    '&[data-state="declined"]': { background: role.surface, borderColor: role.control, color: role.textSecondary },
    '&[data-state="open"]': { background: role.warningTint, borderColor: role.warningMark, color: role.warning },
    '&[data-state="completed"]': { background: role.sunken, color: role.textSecondary },
    '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${role.surface}, 0 0 0 4px ${role.focus}` },
  };
});

interface ServiceBlockProps {
  service: LaneService;
  isOpen: boolean;
  onOpen: () => void;
  style?: CSSProperties;
  'data-service': string;
  tabIndex: number;
  onFocus: () => void;
}

/** A service in the calendar: when, what, and how far its priest and families are. */
export function ServiceBlock({ service: { slot, state, assignment }, isOpen, onOpen, ...rest }: ServiceBlockProps) {
  const text = useOfficeText('poojaCalendar');
  const { timeZone } = useTemple();
  const moments = useMoments();
  const stateWord = useStateWord();
  const taken = text('taken', { taken: slot.families, capacity: slot.capacity });
  const word = state === 'open' ? text('open') : stateWord('priest-assignment', state);
  const [from, to] = [formatTime(slot.startsAt, { timeZone }), formatTime(slot.endsAt, { timeZone })];
  const detail =
    state === 'offered' && assignment ? text('until', { time: moments.short(assignment.answerBy) }) : state === 'declined' ? word : taken;
  return (
    <Block
      {...rest}
      type="button"
      data-state={state}
      data-away={slot.location === 'home' || undefined}
      aria-pressed={isOpen}
      title={slot.service}
      aria-label={`${slot.service}, ${text('fromTo', { from, to })}, ${taken}, ${word}`}
      onClick={onOpen}
    >
      <time>{text('fromTo', { from, to })}</time>
      <b>{slot.service}</b>
      <span>{detail}</span>
    </Block>
  );
}
