import { type OwnShift, ownVolunteeringEndpoints } from '@sannidhi/contracts';
import { Card, ReadAt, StatusChip, styled, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { ShiftMoment } from './shift-moment.tsx';
import { VOLUNTEER_PATH } from './volunteering-paths.ts';

/** Declined ones stay in the list until their time. */
const LOOKED_AT = 10;
const AHEAD: readonly OwnShift['status'][] = ['requested', 'awaiting-consent', 'assigned', 'confirmed', 'checked-in'];
const MY_SHIFTS = `${VOLUNTEER_PATH}?view=shifts`;

const Next = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '& a': { ...theme.typography.h3, display: 'inline-block', padding: '4px 0' },
  '& p': { color: theme.vars.palette.text.secondary },
}));

/** The household's next shift, and whether it still has to be answered; nothing for who doesn't help. */
export function NextShiftCard() {
  const text = useTexts();
  const shifts = useRead(ownVolunteeringEndpoints.mine, { query: { when: 'upcoming', limit: LOOKED_AT } });
  const next = shifts.data?.items.find(({ status }) => AHEAD.includes(status));
  if (!next) return null;
  const { title, name, placeName, temple, status } = next;
  return (
    <Card title={text('volunteering.card.heading')} aside={<Link to={MY_SHIFTS}>{text('titles.myShifts')}</Link>}>
      <ReadAt at={shifts.dataUpdatedAt} />
      <Next>
        <Link to={MY_SHIFTS}>{title}</Link>
        <ShiftMoment {...next} />
        <p>{[name, placeName, temple.name].filter(Boolean).join(', ')}</p>
        <StatusChip of="shift-assignment" state={status} />
      </Next>
    </Card>
  );
}
