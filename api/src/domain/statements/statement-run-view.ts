import type { StatementRun } from '@sannidhi/contracts';
import type { StatementRunRow } from './statement-run.entity.ts';

/** A run as the office sees it. */
export const runView = ({ id, status, total, done, startedBy, startedAt }: StatementRunRow): StatementRun => ({
  id,
  status,
  total,
  done,
  startedBy,
  startedAt: startedAt.toISOString(),
});
