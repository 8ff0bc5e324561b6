import { ownVolunteeringEndpoints } from '@sannidhi/contracts';
import { Card, formatDate, ReadAt, StatusChip, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { Actions, ShiftItem, ShiftList } from './shift-list.tsx';
import { VOLUNTEER_PATH } from './volunteering-paths.ts';

const SHOWN = 5;

/** The household's latest service, among what else it did; nothing without any. */
export function RecentService() {
  const text = useTexts();
  const hours = useRead(ownVolunteeringEndpoints.hours);
  const rows = (hours.data ?? []).flatMap(({ name, temple, entries }) => entries.map((entry) => ({ ...entry, name, temple })));
  if (rows.length === 0) return null;
  const latest = rows.sort((one, other) => other.workedOn.localeCompare(one.workedOn)).slice(0, SHOWN);
  return (
    <Card
      title={text('volunteering.activity.title')}
      aside={<Link to={`${VOLUNTEER_PATH}?view=hours`}>{text('volunteering.activity.all')}</Link>}
    >
      <ReadAt at={hours.dataUpdatedAt} />
      <ShiftList>
        {latest.map(({ id, title, workedOn, name, temple, status }) => (
          <ShiftItem key={id}>
            <Actions>
              <strong>{title}</strong>
              <StatusChip of="hour-entry" state={status} />
            </Actions>
            <p>
              {name}, {temple.name}, {formatDate(workedOn)}
            </p>
          </ShiftItem>
        ))}
      </ShiftList>
    </Card>
  );
}
