import { i18n } from '../i18n/i18n.ts';

/** A preset's word; a role the temple composed keeps the name the temple gave it. */
export function staffRoleWord(role: string): string {
  const key = `staffRole.${role}`;
  return i18n.exists(key, { ns: 'kit' }) ? i18n.t(key, { ns: 'kit' }) : role;
}
