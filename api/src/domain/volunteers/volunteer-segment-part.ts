import { HOLDING_STATUSES } from '@sannidhi/contracts';
import type { Piece } from '../../platform/database/table.ts';
import { inPeriod, joined, ofAccounts, type SegmentPart } from '../broadcasts/segment-part.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';

/** Who had no shift for so long is no active volunteer any more. */
const ACTIVE_DAYS = 365;
const DAY_MS = 86_400_000;
const OPPORTUNITIES = 200;

/** Who has a place at a shift, or helped at one: of an opportunity or any, in a period, else in the last year and ahead. */
export const volunteerSegment: SegmentPart = {
  group: 'volunteers',
  label: { en: 'Volunteers (past year and ahead)', hi: 'स्वयंसेवक (पिछला वर्ष और आगे)' },
  order: 44,
  choices: async (reader, { id: templeId }) => {
    const rows = await reader.find(VolunteerOpportunityRow, { where: { templeId }, order: { id: 'DESC' }, take: OPPORTUNITIES });
    return rows.map(({ id, title }) => ({ id, name: title }));
  },
  query: (place, segment, opportunityId) => {
    const active: Piece = { sql: 'shift.startsAt >= ?', values: [new Date(Date.now() - ACTIVE_DAYS * DAY_MS)] };
    const isTimed = segment.from !== undefined || segment.to !== undefined;
    const { sql, values } = joined([
      { sql: 'shift.templeId = ?', values: [place.id] },
      ...(opportunityId ? [{ sql: 'shift.opportunityId = ?', values: [opportunityId] }] : []),
      ...(isTimed ? inPeriod('shift.startsAt', place, segment) : [active]),
    ]);
    const holding = HOLDING_STATUSES.map(() => '?').join(', ');
    return ofAccounts(
      `(SELECT place.accountId AS accountId FROM volunteer_shifts shift JOIN shift_assignments place ON place.templeId = shift.templeId
        AND place.shiftId = shift.id WHERE ${sql} AND place.status IN (${holding}) AND place.accountId IS NOT NULL
        GROUP BY place.accountId) serving ON serving.accountId = account.id`,
      [...values, ...HOLDING_STATUSES],
    );
  },
};
