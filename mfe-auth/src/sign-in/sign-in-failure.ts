import { signInUnreachable } from '@sannidhi/contracts';
import { say } from '../say.ts';

/** Says that there was no response at all. For a form's `onFailure`. */
export function sayUnreachable(): true {
  say({ ...signInUnreachable(), kind: 'error' });
  return true;
}
