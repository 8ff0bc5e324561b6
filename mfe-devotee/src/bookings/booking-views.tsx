import { Tabs } from '@sannidhi/kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { BOOKINGS_PATH } from './booking-paths.ts';

const VIEWS = ['ahead', 'past', 'waitlists', 'repeat', 'requests'] as const;

/** What is ahead, what is over, and the waitlists: each is a page of its own. */
export function BookingViews() {
  const text = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'ahead';
  return (
    <Tabs
      label={text('bookings.views')}
      tabs={VIEWS.map((value) => ({ value, label: text(`bookings.view.${value}`) }))}
      value={view}
      onChange={(next) => void navigate(next === 'ahead' ? BOOKINGS_PATH : `${BOOKINGS_PATH}?view=${next}`)}
    />
  );
}
