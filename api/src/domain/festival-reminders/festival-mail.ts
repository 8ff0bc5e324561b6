import type { PanchangaFestival, PanchangaPlace } from '@sannidhi/contracts';

/** The outbox kind for festival emails: they are rendered and sent only if they are still wanted when they are due. */
export const FESTIVAL_MAIL = 'festival-mail';

export interface FestivalMailData extends Record<string, unknown> {
  accountId: string;
  festivals: PanchangaFestival[];
  place: PanchangaPlace;
}
