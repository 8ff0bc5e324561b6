import type { DayOff, PriestAvailability, PriestFacts, ServiceLanguage } from '@sannidhi/contracts';
import type { Temple } from '../temples/temple.entity.ts';
import type { Span } from './available-hours.ts';
import type { Spot } from './travel.ts';

/** Where a service is performed. */
interface Place {
  at: Spot;
  /** At a family's home instead of the temple. */
  isHome: boolean;
}

/** A service that needs a priest. */
export interface Need extends Span, Place {
  temple: Temple;
  slotId: string;
  service: string;
  skills: string[];
  languages: ServiceLanguage[];
  priestsNeeded: number;
}

/** A service a priest is asked for or has accepted, at any temple. */
export interface Commitment extends Span, Place {
  id: string;
  templeId: string;
}

/** A priest of a temple, with everything the rules and the choice look at. */
export interface Candidate extends PriestFacts, PriestAvailability {
  accountId: string;
  fullName: string;
  /** When they were appointed here. */
  since: Date;
  daysOff: DayOff[];
  commitments: Commitment[];
}
