import type { OwnBooking } from '@sannidhi/contracts';

/** A form that changes one part of a booking. */
export interface EditProps {
  booking: OwnBooking;
  onDone: () => void;
}
