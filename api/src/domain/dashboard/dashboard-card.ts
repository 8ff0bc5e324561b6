import type { Type } from '@nestjs/common';
import type { Noun, OfficeCardName, OfficeCards, Permission } from '@sannidhi/contracts';
import type { Actor } from '../../platform/auth/actor.ts';

/** Who opens the dashboard, and when. */
export interface CardRequest {
  actor: Actor;
  /** The civil date at the actor's temple. */
  today: string;
  /** One of the application's services. */
  use: <Service>(service: Type<Service>) => Service;
}

/** What one card of the office's dashboard shows, and to whom. */
export interface DashboardCard<Name extends OfficeCardName = OfficeCardName> {
  name: Name;
  /** The nouns it is about; each says so under `cards`. */
  nouns: readonly Noun[];
  /** All of them are needed, as for the noun's own pages. */
  permissions: readonly Permission[];
  read: (request: CardRequest) => Promise<OfficeCards[Name]>;
}

/** Declares a card; a noun's API part lists it. */
export const dashboardCard = <const Name extends OfficeCardName>(card: DashboardCard<Name>): DashboardCard<Name> => card;

/** Every noun's cards. */
export const DASHBOARD_CARDS = Symbol('DASHBOARD_CARDS');
