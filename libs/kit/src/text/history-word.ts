import type { AuditAction } from '@sannidhi/contracts';
import { i18n } from '../i18n/i18n.ts';

/** What happened in words. A word newer than this release is told as a change, never as its internal name. */
export const historyWord = (what: AuditAction): string => {
  const key = `history.${what}`;
  return i18n.exists(key, { ns: 'kit' }) ? i18n.t(key, { ns: 'kit' }) : i18n.t('history.other', { ns: 'kit' });
};
