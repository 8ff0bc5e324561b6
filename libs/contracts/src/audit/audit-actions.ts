import { assembled, type KeysOf } from '../nouns.ts';

/** The actions in the audit trail, as `noun.verb`. Each noun declares its own, with the wording. */
export type AuditAction = KeysOf<'audit'>;
/** Each action in English. */
export const AUDIT_WORDS: Readonly<Record<AuditAction, string>> = assembled('audit');
export const AUDIT_ACTIONS = Object.keys(AUDIT_WORDS) as AuditAction[];
